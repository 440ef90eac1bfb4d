import { FailureBase, isFailureOf } from "./failure-base.js";

/** The caller stopped the request. */
export class AbortedError extends FailureBase<"ABORTED"> {
  /** The code that identifies this failure. */
  readonly code = "ABORTED";

  static override isInstance(value: unknown): value is AbortedError {
    return isFailureOf(value, "ABORTED");
  }
}
