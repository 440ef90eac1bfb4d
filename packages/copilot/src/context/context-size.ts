import type { ChatClient } from "@concordat/llm";
import { minCharactersPerToken, reservedTokens } from "../limits.js";

/** How large a context is, and how large it may be. */
export interface ContextSize {
  /** Tokens of the context. */
  readonly tokens: number;
  /** Null when the client does not say how much its model holds. */
  readonly limit: number | null;
}

/** Tokens of a context as the client's model counts them or, where that is unknown, at most has. */
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
