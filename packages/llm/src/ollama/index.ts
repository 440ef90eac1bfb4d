/**
 * A client for the models of an Ollama server.
 * @module
 */

export { createOllamaClient, type OllamaClientOptions } from "./create-ollama-client.js";
export {
  createOllamaEmbedder,
  type Embedder,
  type OllamaEmbedderOptions,
} from "./create-ollama-embedder.js";
export type { OllamaExtraBody, OllamaModelOptions } from "./extra-body.js";
