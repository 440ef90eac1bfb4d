/**
 * A client for the models of an Ollama server.
 * @module
 */
export type { OllamaExtraBody } from "./api.js";
export { createOllamaClient, type OllamaClientOptions } from "./create-ollama-client.js";
