import { FailureBase, isFailureOf } from "./failure-base.js";

/** The error for an answer that ended before it was complete because it reached a length limit. */
export class TruncatedError extends FailureBase<"TRUNCATED"> {
  /** The error code, which identifies this kind of failure. */
  readonly code = "TRUNCATED";

  static override isInstance(value: unknown): value is TruncatedError {
    return isFailureOf(value, "TRUNCATED");
  }
}
