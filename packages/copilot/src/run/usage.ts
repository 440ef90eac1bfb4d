import type { Usage } from "@concordat/contracts/decision-run";
import type { Outcome } from "@concordat/llm";

export const noUsage: Usage = { attempts: 0, prompt_tokens: 0, completion_tokens: 0, duration_ms: 0 };

/** Returns the resources used by a request. Requests that never reached the model are not counted. */
export function usageOf({ answers, usage, durationMs }: Outcome<unknown>): Usage {
  return {
    attempts: answers,
    prompt_tokens: usage.promptTokens,
    completion_tokens: usage.completionTokens,
    duration_ms: durationMs,
  };
}

/** Adds two usages. A token count is unknown only if it is unknown in both. */
export function addUsage(a: Usage, b: Usage): Usage {
  return {
    attempts: a.attempts + b.attempts,
    prompt_tokens: add(a.prompt_tokens, b.prompt_tokens),
    completion_tokens: add(a.completion_tokens, b.completion_tokens),
    duration_ms: a.duration_ms + b.duration_ms,
  };
}

function add(a: number | null, b: number | null): number | null {
  return a === null && b === null ? null : (a ?? 0) + (b ?? 0);
}
