import { ModelNotFoundError } from "../errors/index.js";

/** Creates the error for an embedded model that could not be fetched. Its message gives the reason and alternatives. */
export function modelUnavailable(reason: string, cause?: unknown): ModelNotFoundError {
  return new ModelNotFoundError(
    `the embedded model could not be fetched: ${reason}. Set CONCORDAT_MODEL to a GGUF file of your own, or use a model through Ollama`,
    { cause },
  );
}
