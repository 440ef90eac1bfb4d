import type { ChatClient } from "@concordat/llm";
import { createOllamaClient } from "@concordat/llm/ollama";

/**
 * The model that answers. `createOpenAIClient` of `@concordat/llm/openai` asks any server of the OpenAI chat API instead;
 * the README has a model in this process.
 */
export function model(): ChatClient {
  return createOllamaClient({
    model: process.env.MODEL ?? "mistral",
    endpoint: process.env.OLLAMA_URL ?? "http://localhost:11434",
  });
}
