import type { ChatMessage } from "../chat/index.js";
import { textOf } from "../chat/message-parts.js";

/** Maximum number of characters per token, on average over a prompt, with any tokenizer. */
const maxCharactersPerToken = 10;
/** Minimum number of characters per token, assumed to be safe for almost any text. */
const minCharactersPerToken = 2.5;
const templateTokensPerMessage = 8;
const step = 1_024;
const minContext = 2_048;

/** Returns the minimum number of tokens that a conversation can have. */
export function minTokens(messages: readonly ChatMessage[]): number {
  return Math.floor(characters(messages) / maxCharactersPerToken);
}

/**
 * Returns a context size that certainly suffices for a conversation and its answer, within a limit. Ollama truncates
 * a prompt that exceeds the context.
 */
export function contextFor(messages: readonly ChatMessage[], answerTokens: number, limit: number): number {
  const prompt =
    Math.ceil(characters(messages) / minCharactersPerToken) + messages.length * templateTokensPerMessage;
  const needed = Math.ceil((prompt + answerTokens) / step) * step;
  return Math.min(limit, Math.max(minContext, needed));
}

function characters(messages: readonly ChatMessage[]): number {
  return messages.reduce((sum, message) => sum + textOf(message).length, 0);
}
