export { createLlamaClient, type LlamaClient, type LlamaClientOptions } from "./create-llama-client.js";
