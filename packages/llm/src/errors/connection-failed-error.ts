import { ConcordatError, hasErrorCode } from "@concordat/contracts/contract";

/** Nothing answered at the endpoint, or the connection broke. */
export class ConnectionFailedError extends ConcordatError<"CONNECTION_FAILED"> {
  readonly code = "CONNECTION_FAILED";

  static override isInstance(value: unknown): value is ConnectionFailedError {
    return hasErrorCode(value, "CONNECTION_FAILED");
  }
}
