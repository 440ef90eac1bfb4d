import { counted } from "@concordat/contracts/options";
import { plus } from "../round/known-counts.js";
import type { DecisionOutcome } from "../round/outcome.js";

/** The limits at which a run pauses. Requests in flight are still finished and recorded. */
export interface Limits {
  /** Maximum number of requests to the model, including those made before the run was resumed. */
  readonly maxRequests?: number;
  /** Maximum number of tokens, of prompts and completions together. */
  readonly maxTokens?: number;
  /** Maximum number of minutes, counted from the start of this process. */
  readonly maxMinutes?: number;
}

/** A limit that was reached. */
export interface ReachedLimit {
  /** The limit. `NO_USAGE` means that tokens are limited, but the engine does not report them. */
  readonly code: "MAX_REQUESTS" | "MAX_TOKENS" | "MAX_MINUTES" | "NO_USAGE";
  /** A description of the limit. */
  readonly message: string;
}

/** The resources that a run has used. */
export interface RunUsage {
  /** Number of requests to the model. */
  requests: number;
  /** Number of tokens; `null` if no answer has reported its tokens. */
  tokens: number | null;
  /** The start of this process, as returned by `performance.now` (milliseconds). */
  readonly startedAt: number;
}

/** Returns a usage of zero that starts at the current time. */
export function zeroUsage(): RunUsage {
  return { requests: 0, tokens: null, startedAt: performance.now() };
}

/** The usage of a decision or an answer. */
export type Cost = Pick<DecisionOutcome, "requests" | "promptTokens" | "completionTokens">;

/** Adds the usage of decisions or answers to a total. */
export function spend(spent: Pick<RunUsage, "requests" | "tokens">, costs: readonly Cost[]): void {
  for (const { requests, promptTokens, completionTokens } of costs) {
    spent.requests += requests;
    spent.tokens = plus(spent.tokens, promptTokens, completionTokens);
  }
}

const minuteMs = 60_000;

/** Returns the first limit that is reached; `null` if no limit is reached. */
export function reachedLimit(
  { maxRequests, maxTokens, maxMinutes }: Limits,
  spent: RunUsage,
): ReachedLimit | null {
  if (maxRequests !== undefined && spent.requests >= maxRequests) {
    return { code: "MAX_REQUESTS", message: `the limit of ${counted(maxRequests, "request")} is reached` };
  }
  if (maxTokens !== undefined && spent.tokens === null && spent.requests > 0) {
    return {
      code: "NO_USAGE",
      message: "tokens cannot be limited: the engine does not report how many it uses",
    };
  }
  if (maxTokens !== undefined && (spent.tokens ?? 0) >= maxTokens) {
    return { code: "MAX_TOKENS", message: `the limit of ${counted(maxTokens, "token")} is reached` };
  }
  return reachedMinutes(maxMinutes, spent);
}

/**
 * Returns the time limit if it is reached; otherwise `null`. It is the only limit that applies to a run without a
 * model.
 */
export function reachedMinutes(maxMinutes: number | undefined, { startedAt }: RunUsage): ReachedLimit | null {
  if (maxMinutes === undefined || performance.now() - startedAt < maxMinutes * minuteMs) return null;
  return { code: "MAX_MINUTES", message: `the limit of ${maxMinutes} minutes is reached` };
}
