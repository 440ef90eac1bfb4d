import type { ChatClient } from "@concordat/llm";
import { minCharactersPerToken, reservedTokens } from "../limits.js";

/** The size of a context, and the size that the model supports. */
export interface ContextSize {
  /** Number of tokens of the context; an upper bound if the client cannot count them. */
  readonly tokens: number;
  /** The context size of the model; `null` if the client does not report it. */
  readonly limit: number | null;
}

/** Returns the number of tokens of a context. If the client cannot count tokens, the result is an upper limit. */
export function contextSize(client: ChatClient, context: string): ContextSize {
  const counted = client.countTokens?.([{ role: "user", content: context }]);
  const tokens = counted ?? Math.ceil(context.length / minCharactersPerToken);
  const { contextTokens } = client;
  return { tokens, limit: contextTokens === undefined ? null : Math.max(0, contextTokens - reservedTokens) };
}

/** Whether a context fits the model. */
export function fits({ tokens, limit }: ContextSize): boolean {
  return limit === null || tokens <= limit;
}
