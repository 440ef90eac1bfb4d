import { setTimeout } from "node:timers/promises";

/** Waits for a duration or until the signal is aborted. Never rejects. */
export async function untilElapsed(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
}
