export type { OpenAIClientOptions } from "./client-options.js";
export { createOpenAIClient } from "./create-openai-client.js";
