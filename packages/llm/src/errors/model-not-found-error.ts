import { ConcordatError, hasErrorCode } from "@concordat/contracts/contract";

/** The engine has no such model, or the model file cannot be used. */
export class ModelNotFoundError extends ConcordatError<"MODEL_NOT_FOUND"> {
  readonly code = "MODEL_NOT_FOUND";

  static override isInstance(value: unknown): value is ModelNotFoundError {
    return hasErrorCode(value, "MODEL_NOT_FOUND");
  }
}
