import { omitUndefined } from "@concordat/contracts/options";
import type { ChatMessage, ChatRequest } from "../chat/index.js";
import { type Failure, UnreadableError } from "../errors/index.js";
import { abortableDelay } from "../generate/abortable-delay.js";
import { type CallSettings, callSettings } from "../generate/call-settings.js";
import type { ModelAnswer } from "../generate/collect-answer.js";
import { conversationOf } from "../generate/conversation.js";
import type { OnText } from "../generate/generate-options.js";
import type { Attempt } from "../generate/outcome.js";
import { thoughtOnly, truncatedError } from "../generate/read-answer.js";
import { initialRetryState, nextAsk, type RetryState } from "../generate/retry-policy.js";
import { attemptOf, timedAnswer } from "../generate/run-attempt.js";
import { answerSeed } from "../seed/answer-seed.js";
import { checkTextOptions, type TextOptions } from "./text-options.js";

/** A call for a text, with the defaults filled in. */
export interface TextCall extends CallSettings {
  readonly messages: readonly ChatMessage[];
  /** Further members for every request. */
  readonly more: Pick<ChatRequest, "stop" | "tools">;
}

/** The end of a call for a text: the last answer, its error if it is incomplete, and all attempts. */
export interface TextEnd {
  readonly answer: ModelAnswer;
  /** The reason why the answer is incomplete; `null` if it is complete. */
  readonly error: Failure | null;
  readonly attempts: readonly Attempt[];
}

/**
 * Checks the options of a call and fills in the defaults.
 * @throws {RangeError} when an argument is invalid
 */
export function toTextCall(options: TextOptions): TextCall {
  checkTextOptions(options);
  return {
    ...callSettings(options),
    messages: conversationOf(options),
    more: omitUndefined({ stop: options.stop }),
  };
}

/** Requests the text repeatedly until it is complete or no further request is allowed. */
export async function runText(call: TextCall, onText?: OnText): Promise<TextEnd> {
  const attempts: Attempt[] = [];
  let ask = initialRetryState;
  for (;;) {
    const index = attempts.length + 1;
    call.emit({ state: "pending", attempt: index });
    const request = requestFor(call, ask);
    const timed = await timedAnswer(call, request, (text) => onText?.(index, text));
    const { answer } = timed;
    const error = answer.error ?? incomplete(timed.model, request, answer);
    const state = error === null ? "valid" : "failed";
    attempts.push({ ...attemptOf(index, ask, request, timed), state, error });
    if (error === null) call.emit({ state: "valid", attempt: index, value: answer.text });
    else call.emit({ state: "failed", attempt: index, error });
    const next = error === null ? null : nextAsk(ask, index, error, call.budget);
    if (next !== null) await abortableDelay(next.waitMs, call.signal);
    if (next === null || call.signal?.aborted === true) return { answer, error, attempts };
    ask = next.ask;
  }
}

function requestFor(
  { messages, maxTokens, temperature, signal, ...call }: TextCall,
  ask: RetryState,
): ChatRequest {
  const seed = answerSeed(call.seed, ask.answer);
  return {
    messages,
    ...call.more,
    ...(maxTokens === undefined ? {} : { maxTokens: maxTokens * ask.limitScale }),
    ...omitUndefined({ temperature, seed, signal }),
  };
}

/**
 * Returns why a text is not a complete answer: the model did not end it, or it is blank. Returns `null` if it is
 * complete.
 */
function incomplete(
  id: string,
  { maxTokens }: ChatRequest,
  { text, thought, finishReason, calls }: ModelAnswer,
): Failure | null {
  // Calls are complete in themselves, and engines end them with reasons of many names.
  if (calls.length > 0 && finishReason !== "length") return null;
  if (finishReason !== "stop") return truncatedError(id, finishReason, maxTokens);
  if (text.trim() !== "") return null;
  return new UnreadableError(`${id} gave no text${thought ? thoughtOnly : ""}`);
}
