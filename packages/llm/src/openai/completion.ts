import type { FinishReason, Usage } from "../chat/index.js";
import { tokenCount } from "../chat/token-count.js";
import { ProtocolError } from "../errors/index.js";
import { asJsonObject, type JsonObject, type Speaker } from "../http/json-object.js";
import { errorText } from "../http/status-error.js";
import { streamText } from "../http/stream-text.js";

/** What one event of a chat completion holds. */
export interface Completion {
  readonly text: string;
  readonly thinking: string;
  /** What the model says in place of an answer that it refuses to give. */
  readonly refusal: string;
  readonly finishReason: FinishReason | null;
  readonly usage: Usage | null;
}

/**
 * Reads one event. Servers differ in what they leave out and where they put the thinking.
 * @throws {ProtocolError} when it reports an error, or holds something else where the answer's text belongs
 */
export function readCompletion(event: JsonObject, server: Speaker): Completion {
  if (event.error !== undefined && event.error !== null) {
    throw new ProtocolError(
      `${server.id} broke off its answer: ${server.secrets.quoted(errorText(event.error))}`,
    );
  }
  const choice = asJsonObject(Array.isArray(event.choices) ? event.choices[0] : null);
  const delta = asJsonObject(choice?.delta);
  return {
    text: streamText(delta?.content, server),
    thinking: streamText(delta?.reasoning_content, server) || streamText(delta?.reasoning, server),
    refusal: streamText(delta?.refusal, server),
    finishReason: finishReasonOf(choice?.finish_reason),
    usage: usageOf(asJsonObject(event.usage)),
  };
}

function finishReasonOf(reason: unknown): FinishReason | null {
  if (typeof reason !== "string") return null;
  return reason === "stop" || reason === "length" ? reason : "other";
}

function usageOf(usage: JsonObject | null): Usage | null {
  if (usage === null) return null;
  return {
    promptTokens: tokenCount(usage.prompt_tokens),
    completionTokens: tokenCount(usage.completion_tokens),
  };
}
