import { ConcordatError, hasErrorCode } from "@concordat/contracts/contract";

/** No complete answer came within the time allowed. */
export class TimeoutError extends ConcordatError<"TIMEOUT"> {
  readonly code = "TIMEOUT";

  static override isInstance(value: unknown): value is TimeoutError {
    return hasErrorCode(value, "TIMEOUT");
  }
}
