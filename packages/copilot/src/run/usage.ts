import type { Usage } from "@concordat/contracts/decision-run";
import type { Outcome } from "@concordat/llm";

export const noUsage: Usage = { attempts: 0, prompt_tokens: 0, completion_tokens: 0, duration_ms: 0 };

/** What an outcome took. */
export function usageOf({ attempts, usage, durationMs }: Outcome<unknown>): Usage {
  return {
    attempts: attempts.length,
    prompt_tokens: usage.promptTokens,
    completion_tokens: usage.completionTokens,
    duration_ms: durationMs,
  };
}

/** Both together; tokens are unknown only where neither says. */
export function addUsage(one: Usage, other: Usage): Usage {
  return {
    attempts: one.attempts + other.attempts,
    prompt_tokens: add(one.prompt_tokens, other.prompt_tokens),
    completion_tokens: add(one.completion_tokens, other.completion_tokens),
    duration_ms: one.duration_ms + other.duration_ms,
  };
}

function add(one: number | null, other: number | null): number | null {
  return one === null && other === null ? null : (one ?? 0) + (other ?? 0);
}
