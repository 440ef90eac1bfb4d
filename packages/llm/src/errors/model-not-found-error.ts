import { FailureBase, isFailureOf } from "./failure-base.js";

/** The engine has no such model, or the model file cannot be used. */
export class ModelNotFoundError extends FailureBase<"MODEL_NOT_FOUND"> {
  /** The error code, which identifies this kind of failure. */
  readonly code = "MODEL_NOT_FOUND";

  static override isInstance(value: unknown): value is ModelNotFoundError {
    return isFailureOf(value, "MODEL_NOT_FOUND");
  }
}
