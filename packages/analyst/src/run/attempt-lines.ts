import { type Attempt, type Outcome, type RecordedClients, recordedClients } from "@concordat/llm";
import type { Phase } from "../loop/phase.js";

/** A request to the model with its result: a line of attempts.jsonl. */
export interface AttemptLine extends RecordedClients {
  /** The iteration, counted from 1; `report` for the text of the report. */
  readonly iteration: number | "report";
  /** The phase of the iteration. */
  readonly phase: Phase | "report";
  /** The attempt, counted from 1. */
  readonly attempt: number;
  /** The outcome of the attempt. */
  readonly state: Attempt["state"];
  /** The model's exact text. */
  readonly text: string;
  /** The reason why the text ended. */
  readonly finish_reason: string;
  /** The repairs needed to read the text. */
  readonly repairs: readonly string[];
  /** The rules that the value violates. */
  readonly violations: readonly { path: string; keyword: string; message: string }[];
  /** The error of a failed attempt; `null` otherwise. */
  readonly error: { readonly code: string; readonly message: string } | null;
  /** The seed that was sent; `null` if none was. */
  readonly seed: number | null;
  /** Tokens of the prompt; `null` if the engine does not report them. */
  readonly prompt_tokens: number | null;
  /** Number of tokens of the answer; `null` if the engine does not report it. */
  readonly completion_tokens: number | null;
  /** The time at which the request started, RFC 3339. */
  readonly started_at: string;
  /** Milliseconds until the answer was complete. */
  readonly duration_ms: number;
}

/** Converts every attempt of an outcome to a line. */
export function attemptLines(
  { attempts, model }: Pick<Outcome<unknown>, "attempts" | "model">,
  about: Pick<AttemptLine, "iteration" | "phase">,
): AttemptLine[] {
  return attempts.map((attempt) => ({
    ...about,
    attempt: attempt.index,
    state: attempt.state,
    ...recordedClients(attempt, model),
    text: attempt.text,
    finish_reason: attempt.finishReason,
    repairs: attempt.repairs.map(({ name }) => name),
    violations: attempt.violations.map(({ path, keyword, message }) => ({ path, keyword, message })),
    error: attempt.error === null ? null : { code: attempt.error.code, message: attempt.error.message },
    seed: attempt.seed,
    prompt_tokens: attempt.usage.promptTokens,
    completion_tokens: attempt.usage.completionTokens,
    started_at: attempt.startedAt,
    duration_ms: attempt.durationMs,
  }));
}
