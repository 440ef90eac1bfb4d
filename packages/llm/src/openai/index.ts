export { createOpenAIClient, type OpenAIClientOptions } from "./create-openai-client.js";
