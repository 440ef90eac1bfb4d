import { setMaxListeners } from "node:events";
import { setImmediate } from "node:timers/promises";
import { reachedLimit, reachedMinutes } from "../limits.js";
import { interrupted, type Pause } from "../pause.js";
import type { RoundTools } from "./round-context.js";

type StopTools = Pick<RoundTools, "options" | "progress">;

/**
 * Returns the reason why a round must not start; `null` if it may start. Yields to the event loop first. Otherwise, a
 * run with only rules, which awaits nothing else, would not notice an abort.
 */
export async function whyNotStart({ options, progress }: StopTools): Promise<Pause | null> {
  await setImmediate();
  if (options.signal?.aborted === true) return interrupted;
  const reached = reachedMinutes(options.limits?.maxMinutes, progress.spent);
  return reached === null ? null : { cause: "limit", ...reached };
}

/** Returns the reason why no further request may be sent in a round; `null` if requests may be sent. */
export function whyNotAsk({ options, progress }: StopTools): Pause | null {
  const reached = reachedLimit(options.limits ?? {}, progress.spent);
  return reached === null ? null : { cause: "limit", ...reached };
}

/**
 * Returns a separate signal for a round. Every request in flight adds a listener, so the caller's signal would exceed
 * its maximum number of listeners.
 */
export function roundSignal(signal: AbortSignal | undefined): AbortSignal {
  const own = AbortSignal.any(signal === undefined ? [] : [signal]);
  setMaxListeners(Number.POSITIVE_INFINITY, own);
  return own;
}
