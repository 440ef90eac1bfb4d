export { createOllamaClient, type OllamaClientOptions } from "./create-ollama-client.js";
