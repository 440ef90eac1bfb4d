import type { ChatRequest, TokenLogprobs } from "../chat/index.js";
import type { TriedClient } from "../chat/tried-client.js";
import { promptRepeated, repeatedAt } from "../turns/echo.js";
import type { Call } from "./call.js";
import type { CallSettings } from "./call-settings.js";
import { collectAnswer, type ModelAnswer } from "./collect-answer.js";
import type { OnText } from "./generate-options.js";
import type { Attempt } from "./outcome.js";
import { type AttemptEnd, readAnswer } from "./read-answer.js";
import type { RetryState } from "./retry-policy.js";
import { timeLimit } from "./time-limit.js";

/** The record of an attempt, and its outcome. */
export interface AttemptResult {
  readonly attempt: Attempt;
  readonly end: AttemptEnd;
  /** The request. */
  readonly request: ChatRequest;
}

/** The end of a call: the result of its last attempt, and all attempts. */
export interface CallEnd {
  readonly last: AttemptResult;
  readonly attempts: readonly Attempt[];
  /** The tokens of each attempt, by its number, if the server lists them. */
  readonly logprobs: Logprobs;
}

/** The tokens of attempts, by their numbers. */
type Logprobs = ReadonlyMap<number, readonly TokenLogprobs[]>;

/** Sends one request and reads its answer. */
export async function runAttempt<Output>(
  call: Call<Output>,
  ask: RetryState,
  request: ChatRequest,
  index: number,
  onText?: OnText,
): Promise<AttemptResult & Pick<ModelAnswer, "logprobs">> {
  const onPiece = (text: string): void => onText?.(index, text);
  const { answer, ...timed } = await timedAnswer(call, request, onPiece);
  const read = await readAnswer(answer, {
    id: timed.model,
    ref: call.contract.ref,
    contract: call.asked,
    maxTokens: request.maxTokens,
    reached: (value) => call.asked.reached(value, ask.limitScale),
  });
  const { repairs, violations, reached } = read;
  const end = withoutCopies(call, read.end, timed.model);
  return {
    attempt: {
      ...attemptOf(index, ask, request, { answer, ...timed }),
      state: end.state,
      repairs,
      violations,
      reached,
      error: end.state === "failed" ? end.error : null,
    },
    end,
    request,
    logprobs: answer.logprobs,
  };
}

/** Returns the record of an attempt whose answer has not been read yet. */
export function attemptOf(
  index: number,
  ask: RetryState,
  { seed = null }: { readonly seed?: number | null },
  { answer, ...timed }: TimedAnswer,
): Attempt {
  const { text, finishReason, usage, error } = answer;
  return {
    index,
    answer: ask.answer,
    state: error === null ? "valid" : "failed",
    turn: null,
    seed,
    text,
    finishReason,
    repairs: [],
    violations: [],
    reached: [],
    error,
    usage,
    ...timed,
  };
}

/** Rejects a valid value with a text that only repeats the prompt. */
function withoutCopies<Output>(
  { wording, isAnswer, asked }: Call<Output>,
  end: AttemptEnd,
  model: string,
): AttemptEnd {
  if (end.state !== "valid") return end;
  const copied = repeatedAt(asked.split(end.value).value, wording, isAnswer);
  return copied === null ? end : { state: "failed", error: promptRepeated(model, copied) };
}

/** A model's answer with its duration, the client that gave it, and the clients that were tried before. */
export type TimedAnswer = Pick<Attempt, "model" | "tried" | "startedAt" | "durationMs"> & {
  readonly answer: ModelAnswer;
};

/** Sends a request and measures its duration, without the time in which it waits for other requests. */
export async function timedAnswer(
  { client, timeoutMs }: Pick<CallSettings, "client" | "timeoutMs">,
  request: ChatRequest,
  onText: (text: string) => void,
): Promise<TimedAnswer> {
  const limit = timeLimit(timeoutMs, request.signal);
  const tried: TriedClient[] = [];
  let asked = client.id;
  let startedAt = new Date();
  const timed = {
    timeoutMs,
    onQueued: limit.pause,
    onStarted(): void {
      limit.restart();
      startedAt = new Date();
    },
    onAsked(model: string): void {
      asked = model;
    },
    onTried: (failed: TriedClient): void => void tried.push(failed),
    ...request,
    signal: limit.signal,
  };
  try {
    const answer = await collectAnswer(client, timed, onText);
    const durationMs = Math.max(0, Date.now() - startedAt.getTime());
    return { answer, model: answer.model ?? asked, tried, startedAt: startedAt.toISOString(), durationMs };
  } finally {
    limit.release();
  }
}
