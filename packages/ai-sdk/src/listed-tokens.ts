import { isRecord } from "@concordat/contracts/options";
import { listedTokens, type TokenLogprobs } from "@concordat/llm";
import type { LogprobsRequest } from "./model.js";

/** Makes OpenAI's provider request the longest possible list of tokens. */
const openaiOptions: LogprobsRequest = { openai: { logprobs: 20 } };

/** Returns the options that make a provider list probable tokens; `undefined` for unknown providers. */
export function logprobsOf(provider: string): LogprobsRequest | undefined {
  return /^(?:openai|azure|azure-openai)(?:\.|$)/.test(provider) ? openaiOptions : undefined;
}

/**
 * Returns the tokens in a part of a stream that contains the server's raw data. The chat API lists them in `choices`,
 * the Responses API next to the piece of text. The parsed data of a provider covers only the last piece.
 */
export function rawTokens(part: unknown): readonly TokenLogprobs[] {
  if (!isRecord(part) || part.type !== "raw" || !isRecord(part.rawValue)) return [];
  const { choices, type, logprobs } = part.rawValue;
  if (type === "response.output_text.delta") return listedTokens(logprobs);
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  return isRecord(choice) && isRecord(choice.logprobs) ? listedTokens(choice.logprobs.content) : [];
}
