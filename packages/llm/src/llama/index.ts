/**
 * A client for a GGUF model in process, with node-llama-cpp.
 * @module
 */
export { createLlamaClient, type LlamaClient, type LlamaClientOptions } from "./create-llama-client.js";
