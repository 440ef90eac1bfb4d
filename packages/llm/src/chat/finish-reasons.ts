import { ProtocolError } from "../errors/index.js";
import type { FinishReason } from "./chat-chunk.js";

/**
 * The meaning of an engine's finish reason: the answer is complete (`stop`), was cut off by its length (`length`),
 * ended for another reason (`other`), was withdrawn by a filter (`refused`), or broke off (`failed`).
 */
export type AnswerEnd = FinishReason | "refused" | "failed";

/**
 * The normalized finish reasons by those of Ollama, OpenAI-compatible servers and the AI SDK, in lower case with
 * underscores.
 */
const ends: Readonly<Record<string, AnswerEnd>> = {
  stop: "stop",
  eos_token: "stop",
  stop_sequence: "stop",
  end_turn: "stop",
  length: "length",
  max_tokens: "length",
  model_length: "length",
  tool_calls: "other",
  function_call: "other",
  content_filter: "refused",
  safety: "refused",
  error: "failed",
  abort: "failed",
  aborted: "failed",
  cancel: "failed",
  cancelled: "failed",
  timeout: "failed",
  insufficient_system_resource: "failed",
  load: "failed",
  unload: "failed",
};

/** Returns the meaning of an engine's finish reason; `other` if it is unknown or absent. */
export function normalizeFinishReason(word: unknown): AnswerEnd {
  const known = typeof word === "string" ? word.toLowerCase().replaceAll("-", "_") : "";
  return Object.hasOwn(ends, known) ? (ends[known] ?? "other") : "other";
}

/**
 * Converts an engine's finish reason.
 * @param word the reason given by the engine
 * @param id the client's id, for the error
 * @throws {ProtocolError} when a filter withdrew the answer, or the answer broke off
 */
export function finishReasonOf(word: unknown, id: string): FinishReason {
  const end = normalizeFinishReason(word);
  if (end === "refused") {
    const message = `${id} refused to answer: a filter ended the answer (${word}); ask in another way`;
    throw new ProtocolError(message, { retryable: false });
  }
  if (end === "failed") {
    throw new ProtocolError(`${id} broke off its answer: it gave ${JSON.stringify(word)} as the reason`);
  }
  return end;
}
