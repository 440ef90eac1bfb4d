/**
 * A client for servers that speak the OpenAI chat API, such as OpenAI, llama.cpp, vLLM and LM Studio.
 * @module
 */
export type { OpenAIClientOptions } from "./client-options.js";
export { createOpenAIClient } from "./create-openai-client.js";
