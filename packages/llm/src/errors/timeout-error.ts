import { FailureBase, isFailureOf } from "./failure-base.js";

/** The answer was not complete before the timeout. */
export class TimeoutError extends FailureBase<"TIMEOUT"> {
  /** The error code, which identifies this kind of failure. */
  readonly code = "TIMEOUT";

  static override isInstance(value: unknown): value is TimeoutError {
    return isFailureOf(value, "TIMEOUT");
  }
}
