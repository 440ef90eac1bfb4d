import type { Attempt, Outcome } from "@concordat/llm";
import type { Phase } from "./phase.js";

/** One request to the model and what became of it: a line of attempts.jsonl. */
export interface AttemptLine {
  readonly iteration: number | "report";
  readonly phase: Phase | "report";
  readonly attempt: number;
  readonly state: Attempt["state"];
  readonly text: string;
  readonly finish_reason: string;
  readonly repairs: readonly string[];
  readonly violations: readonly { path: string; keyword: string; message: string }[];
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly seed: number | null;
  readonly prompt_tokens: number | null;
  readonly completion_tokens: number | null;
  readonly started_at: string;
  readonly duration_ms: number;
}

/** Every attempt of an outcome, as lines. */
export function attemptLines(
  { attempts }: Pick<Outcome<unknown>, "attempts">,
  about: Pick<AttemptLine, "iteration" | "phase">,
): AttemptLine[] {
  return attempts.map((attempt) => ({
    ...about,
    attempt: attempt.index,
    state: attempt.state,
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
