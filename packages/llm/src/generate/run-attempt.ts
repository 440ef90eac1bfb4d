import type { ChatRequest } from "../chat/index.js";
import type { TriedClient } from "../chat/tried-client.js";
import type { Call } from "./call.js";
import { type Answer, collectAnswer } from "./collect-answer.js";
import type { Attempt } from "./outcome.js";
import { type AttemptEnd, readAnswer } from "./read-answer.js";
import type { Ask } from "./retry-policy.js";
import { timeLimit } from "./time-limit.js";

/** An attempt as it is kept, and what it came to. */
export interface AttemptResult {
  readonly attempt: Attempt;
  readonly end: AttemptEnd;
}

/** Sends one request and reads its answer. */
export async function runAttempt<Output>(
  call: Call<Output>,
  ask: Ask,
  request: ChatRequest,
  index: number,
  onText?: (attempt: number, text: string) => void,
): Promise<AttemptResult> {
  const onPiece = (text: string): void => onText?.(index, text);
  const tried: TriedClient[] = [];
  let asked = call.client.id;
  const { answer, startedAt, durationMs } = await timedAnswer(
    call,
    { ...request, onAsked: (model) => (asked = model), onTried: (client) => void tried.push(client) },
    onPiece,
  );
  const { end, repairs, violations, reached } = await readAnswer(answer, {
    id: call.client.id,
    ref: call.contract.ref,
    contract: call.asked,
    maxTokens: request.maxTokens,
    reached: (value) => call.asked.reached(value, ask.room),
  });
  return {
    attempt: {
      index,
      answer: ask.answer,
      state: end.state,
      model: answer.model ?? asked,
      tried,
      seed: request.seed ?? null,
      text: answer.text,
      finishReason: answer.finishReason,
      repairs,
      violations,
      reached,
      error: end.state === "failed" ? end.error : null,
      usage: answer.usage,
      startedAt: startedAt.toISOString(),
      durationMs,
    },
    end,
  };
}

/** The answer to a request, with its own time: a request that waits for others has not begun. */
async function timedAnswer<Output>(
  { client, timeoutMs }: Call<Output>,
  request: ChatRequest,
  onText: (text: string) => void,
): Promise<{ readonly answer: Answer; readonly startedAt: Date; readonly durationMs: number }> {
  const limit = timeLimit(timeoutMs, request.signal);
  let startedAt = new Date();
  const onStarted = (): void => {
    limit.restart();
    startedAt = new Date();
  };
  const timed = { timeoutMs, onQueued: limit.pause, onStarted, ...request, signal: limit.signal };
  try {
    const answer = await collectAnswer(client, timed, onText);
    return { answer, startedAt, durationMs: Math.max(0, Date.now() - startedAt.getTime()) };
  } finally {
    limit.release();
  }
}
