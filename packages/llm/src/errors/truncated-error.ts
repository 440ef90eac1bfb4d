import { ConcordatError, hasErrorCode } from "@concordat/contracts/contract";

/** The answer was cut off by its length before it was complete. */
export class TruncatedError extends ConcordatError<"TRUNCATED"> {
  readonly code = "TRUNCATED";

  static override isInstance(value: unknown): value is TruncatedError {
    return hasErrorCode(value, "TRUNCATED");
  }
}
