import { ConcordatError, hasErrorCode } from "@concordat/contracts/contract";

/** The server refuses more work for now. */
export class ServerBusyError extends ConcordatError<"SERVER_BUSY"> {
  readonly code = "SERVER_BUSY";

  static override isInstance(value: unknown): value is ServerBusyError {
    return hasErrorCode(value, "SERVER_BUSY");
  }
}
