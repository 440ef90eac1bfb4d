import type { Limits, RunUsage } from "./limits.js";

const minuteMs = 60_000;

/**
 * Returns the limits that remain for the next of several runs with common limits. A limit of 0 is exhausted; the next
 * incomplete run then pauses before its first request.
 * @param limits the limits of all runs together
 * @param used the usage of the runs so far
 */
export function remainingLimits({ maxRequests, maxTokens, maxMinutes }: Limits, used: RunUsage): Limits {
  const left = (limit: number, spent: number): number => Math.max(0, limit - spent);
  const minutes = (performance.now() - used.startedAt) / minuteMs;
  return {
    ...(maxRequests === undefined ? {} : { maxRequests: left(maxRequests, used.requests) }),
    ...(maxTokens === undefined ? {} : { maxTokens: left(maxTokens, used.tokens ?? 0) }),
    ...(maxMinutes === undefined ? {} : { maxMinutes: left(maxMinutes, minutes) }),
  };
}
