import { isRecord } from "@concordat/contracts/options";
import { listedTokens, type TokenLogprobs } from "@concordat/llm";
import type { LogprobsRequest } from "./model.js";

/** What has OpenAI's provider ask for a list of as many tokens as there can be. */
const openaiOptions: LogprobsRequest = { openai: { logprobs: 20 } };

/** The options that have a provider list probable tokens; undefined for one of which it is not known. */
export function logprobsOf(provider: string): LogprobsRequest | undefined {
  return /^(?:openai|azure|azure-openai)(?:\.|$)/.test(provider) ? openaiOptions : undefined;
}

/**
 * The tokens in a part of a stream that holds what the server sent, as it is: of the chat API in `choices`, of the Responses API beside
 * the piece of text. What providers make of them themselves is that of the last piece only.
 */
export function rawTokens(part: unknown): readonly TokenLogprobs[] {
  if (!isRecord(part) || part.type !== "raw" || !isRecord(part.rawValue)) return [];
  const { choices, type, logprobs } = part.rawValue;
  if (type === "response.output_text.delta") return listedTokens(logprobs);
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  return isRecord(choice) && isRecord(choice.logprobs) ? listedTokens(choice.logprobs.content) : [];
}
