import { counted } from "@concordat/contracts/options";
import { plus } from "../round/known-counts.js";
import type { DecisionOutcome } from "../round/outcome.js";

/** When a run pauses by itself. What is in progress is finished and recorded. */
export interface Limits {
  /** Maximum number of requests to the model, of this run and those it resumes. */
  readonly maxRequests?: number;
  /** Maximum number of tokens, prompts and answers together. */
  readonly maxTokens?: number;
  /** Maximum number of minutes from the start of this process's part of the run. */
  readonly maxMinutes?: number;
}

/** A limit that was reached. */
export interface ReachedLimit {
  /** Which one. */
  readonly code: "MAX_REQUESTS" | "MAX_TOKENS" | "MAX_MINUTES" | "NO_USAGE";
  /** What was reached, for people. */
  readonly message: string;
}

/** What a run has used. */
export interface RunUsage {
  /** Requests to the model. */
  requests: number;
  /** `null` if no answer has said. */
  tokens: number | null;
  /** When this process began, by the clock that no one sets: `performance.now`. */
  readonly startedAt: number;
}

/** Nothing, from now on. */
export function zeroUsage(): RunUsage {
  return { requests: 0, tokens: null, startedAt: performance.now() };
}

/** What a decision has cost. */
export type Cost = Pick<DecisionOutcome, "requests" | "promptTokens" | "completionTokens">;

/** Adds what decisions have cost. */
export function spend(spent: Pick<RunUsage, "requests" | "tokens">, costs: readonly Cost[]): void {
  for (const { requests, promptTokens, completionTokens } of costs) {
    spent.requests += requests;
    spent.tokens = plus(spent.tokens, promptTokens, completionTokens);
  }
}

const minuteMs = 60_000;

/** The first limit that is reached; null for none. */
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

/** The limit of minutes if it is reached: the only one that holds where no one is asked. */
export function reachedMinutes(maxMinutes: number | undefined, { startedAt }: RunUsage): ReachedLimit | null {
  if (maxMinutes === undefined || performance.now() - startedAt < maxMinutes * minuteMs) return null;
  return { code: "MAX_MINUTES", message: `the limit of ${maxMinutes} minutes is reached` };
}
