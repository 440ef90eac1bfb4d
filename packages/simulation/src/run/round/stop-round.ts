import { setMaxListeners } from "node:events";
import { setImmediate } from "node:timers/promises";
import { reachedLimit, reachedMinutes } from "../limits.js";
import { interrupted, type Pause } from "../pause.js";
import type { RoundTools } from "./round-context.js";

type StopTools = Pick<RoundTools, "options" | "progress">;

/**
 * Returns why a round must not start; `null` if it may. Yields to the event loop first: a run with only rules awaits
 * nothing else and would miss an abort.
 */
export async function whyNotStart({ options, progress }: StopTools): Promise<Pause | null> {
  await setImmediate();
  if (options.signal?.aborted === true) return interrupted;
  const reached = reachedMinutes(options.limits?.maxMinutes, progress.spent);
  return reached === null ? null : { cause: "limit", ...reached };
}

/** Returns why no further request may be sent in a round; `null` if requests may continue. */
export function whyNotAsk({ options, progress }: StopTools): Pause | null {
  const reached = reachedLimit(options.limits ?? {}, progress.spent);
  return reached === null ? null : { cause: "limit", ...reached };
}

/**
 * Returns a separate signal that stops a round. Every request in flight adds a listener, so they must not be added to
 * the caller's signal.
 */
export function roundSignal(signal: AbortSignal | undefined): AbortSignal {
  const own = AbortSignal.any(signal === undefined ? [] : [signal]);
  setMaxListeners(Number.POSITIVE_INFINITY, own);
  return own;
}
