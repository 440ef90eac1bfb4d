import { FailureBase, isFailureOf } from "./failure-base.js";

/** The prompt exceeds the model's context; the engine would truncate it. */
export class ContextOverflowError extends FailureBase<"CONTEXT_OVERFLOW"> {
  /** The error code, which identifies this kind of failure. */
  readonly code = "CONTEXT_OVERFLOW";

  static override isInstance(value: unknown): value is ContextOverflowError {
    return isFailureOf(value, "CONTEXT_OVERFLOW");
  }
}
