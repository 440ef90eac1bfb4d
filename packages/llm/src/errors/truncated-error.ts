import { FailureBase, isFailureOf } from "./failure-base.js";

/** The answer was cut off by its length before it was complete. */
export class TruncatedError extends FailureBase<"TRUNCATED"> {
  /** Tells this failure from others. */
  readonly code = "TRUNCATED";

  static override isInstance(value: unknown): value is TruncatedError {
    return isFailureOf(value, "TRUNCATED");
  }
}
