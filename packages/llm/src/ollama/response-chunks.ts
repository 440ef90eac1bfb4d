import type { ChatResponse } from "ollama";
import type { ChatChunk, ChatRequest, FinishReason } from "../chat/index.js";
import { ContextOverflowError, ProtocolError } from "../errors/index.js";
import { fewestTokens } from "./context-window.js";

/**
 * What a part of Ollama's stream says.
 * @throws {ContextOverflowError} when the last one tells that the server looked at a part of the prompt only
 */
export function* chunksOf(
  { message, done, ...rest }: ChatResponse,
  id: string,
  messages: ChatRequest["messages"],
): Generator<ChatChunk> {
  if (message?.thinking) yield { type: "thinking", text: message.thinking };
  if (message?.content) yield { type: "text", text: message.content };
  if (!done) return;
  const promptTokens = rest.prompt_eval_count ?? null;
  if (promptTokens !== null) refuseCutPrompt(id, fewestTokens(messages), promptTokens);
  yield {
    type: "finish",
    finishReason: finishReasonOf(rest.done_reason, id),
    usage: { promptTokens, completionTokens: rest.eval_count ?? null },
  };
}

function refuseCutPrompt(id: string, fewest: number, seen: number): void {
  if (fewest <= seen) return;
  throw new ContextOverflowError(
    `the prompt has at least ${fewest} tokens, but ${id} looked at ${seen}: it was cut; shorten it or raise maxContext`,
  );
}

function finishReasonOf(reason: string | undefined, id: string): FinishReason {
  if (reason === "stop" || reason === "length") return reason;
  if (reason === "load" || reason === "unload") {
    throw new ProtocolError(`${id} was ${reason}ed in the middle of the request`);
  }
  return "other";
}
