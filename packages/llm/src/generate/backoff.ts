import { setTimeout as delay } from "node:timers/promises";

const firstWaitMs = 250;
const longestWaitMs = 8_000;

/**
 * Milliseconds to wait before an attempt (counted from 2): a random share of a bound that doubles each time, so
 * that many callers do not come back at once; never less than the server asked for.
 */
export function waitBefore(attempt: number, random: () => number, retryAfterMs: number | null): number {
  const bound = Math.min(longestWaitMs, firstWaitMs * 2 ** (attempt - 2));
  return Math.max(retryAfterMs ?? 0, Math.round(bound * (0.5 + random() / 2)));
}

/** Waits, or stops waiting as soon as the signal aborts. Leaves no timer behind. */
export async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await delay(milliseconds, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
}
