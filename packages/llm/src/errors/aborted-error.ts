import { ConcordatError, hasErrorCode } from "@concordat/contracts/contract";

/** The caller stopped the request. */
export class AbortedError extends ConcordatError<"ABORTED"> {
  readonly code = "ABORTED";

  static override isInstance(value: unknown): value is AbortedError {
    return hasErrorCode(value, "ABORTED");
  }
}
