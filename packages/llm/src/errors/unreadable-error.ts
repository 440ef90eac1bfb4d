import { ConcordatError, hasErrorCode } from "@concordat/contracts/contract";

/** The answer holds no value that could be read without guessing. */
export class UnreadableError extends ConcordatError<"UNREADABLE"> {
  readonly code = "UNREADABLE";

  static override isInstance(value: unknown): value is UnreadableError {
    return hasErrorCode(value, "UNREADABLE");
  }
}
