import { FailureBase, isFailureOf } from "./failure-base.js";

/** The model still wanted to use tools after the maximum number of steps. */
export class StepsExhaustedError extends FailureBase<"STEPS_EXHAUSTED"> {
  /** The code that identifies this failure. */
  readonly code = "STEPS_EXHAUSTED";

  static override isInstance(value: unknown): value is StepsExhaustedError {
    return isFailureOf(value, "STEPS_EXHAUSTED");
  }
}
