import type { FinishReason, Usage } from "../chat/index.js";
import { ProtocolError } from "../errors/index.js";

/** What one event of a chat completion holds. */
export interface Completion {
  readonly text: string;
  readonly thinking: string;
  readonly finishReason: FinishReason | null;
  readonly usage: Usage | null;
}

/**
 * Reads one event. Servers differ in what they leave out and where they put the thinking.
 * @throws {ProtocolError} when it is no JSON object, or tells an error
 */
export function readCompletion(data: string, id: string): Completion {
  const event = record(parsed(data));
  if (event === null) {
    throw new ProtocolError(`${id} sent an event that is no JSON: ${JSON.stringify(data.slice(0, 60))}`);
  }
  if (event.error !== undefined && event.error !== null) {
    throw new ProtocolError(`${id} broke off its answer: ${errorText(event.error)}`);
  }
  const choice = record(Array.isArray(event.choices) ? event.choices[0] : null);
  const delta = record(choice?.delta);
  return {
    text: string(delta?.content),
    thinking: string(delta?.reasoning_content) || string(delta?.reasoning),
    finishReason: finishReasonOf(choice?.finish_reason),
    usage: usageOf(record(event.usage)),
  };
}

function finishReasonOf(reason: unknown): FinishReason | null {
  if (typeof reason !== "string") return null;
  return reason === "stop" || reason === "length" ? reason : "other";
}

function usageOf(usage: Record<string, unknown> | null): Usage | null {
  if (usage === null) return null;
  return { promptTokens: count(usage.prompt_tokens), completionTokens: count(usage.completion_tokens) };
}

function errorText(error: unknown): string {
  return typeof error === "string" ? error : string(record(error)?.message) || JSON.stringify(error);
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

function record(value: unknown): Record<string, unknown> | null {
  return isRecord(value) ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function string(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function count(value: unknown): number | null {
  return typeof value === "number" && Number.isInteger(value) ? value : null;
}
