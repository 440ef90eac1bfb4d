export type { OllamaExtraBody } from "./api.js";
export { createOllamaClient, type OllamaClientOptions } from "./create-ollama-client.js";
