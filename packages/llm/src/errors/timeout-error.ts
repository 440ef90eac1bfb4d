import { FailureBase, isFailureOf } from "./failure-base.js";

/** No complete answer arrived before the time-out. */
export class TimeoutError extends FailureBase<"TIMEOUT"> {
  /** Tells this failure from others. */
  readonly code = "TIMEOUT";

  static override isInstance(value: unknown): value is TimeoutError {
    return isFailureOf(value, "TIMEOUT");
  }
}
