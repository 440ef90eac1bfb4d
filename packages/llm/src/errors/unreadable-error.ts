import { FailureBase, isFailureOf } from "./failure-base.js";

/** The answer contains no value that can be parsed without guessing. */
export class UnreadableError extends FailureBase<"UNREADABLE"> {
  /** The error code, which identifies this kind of failure. */
  readonly code = "UNREADABLE";

  static override isInstance(value: unknown): value is UnreadableError {
    return isFailureOf(value, "UNREADABLE");
  }
}
