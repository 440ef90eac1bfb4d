import { omitUndefined } from "@concordat/contracts/options";
import { type ChatClient, ConcordatError } from "@concordat/llm";

/**
 * Whether a model reports the number of tokens with its answers, tested with a request for a single token. Resolves to
 * `null` if there was no answer.
 */
export async function reportsUsage(client: ChatClient, signal?: AbortSignal): Promise<boolean | null> {
  const request = {
    messages: [{ role: "user" as const, content: "1" }],
    maxTokens: 1,
    ...omitUndefined({ signal }),
  };
  try {
    for await (const chunk of client.chat(request)) {
      if (chunk.type !== "finish") continue;
      const { promptTokens, completionTokens } = chunk.usage;
      return promptTokens !== null || completionTokens !== null;
    }
    return null;
  } catch (error) {
    if (ConcordatError.isInstance(error)) return null;
    throw error;
  }
}
