import { setTimeout } from "node:timers/promises";

/** Waits, but no longer than until the signal is aborted. */
export async function untilElapsed(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
}
