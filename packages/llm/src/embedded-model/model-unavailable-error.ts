import { ModelNotFoundError } from "../errors/index.js";

/** The embedded model could not be fetched: says why, and what else can be done. */
export function modelUnavailable(reason: string, cause?: unknown): ModelNotFoundError {
  return new ModelNotFoundError(
    `the embedded model could not be fetched: ${reason}. Set CONCORDAT_MODEL to a GGUF file of your own, or use a model through Ollama`,
    { cause },
  );
}
