import { setImmediate } from "node:timers/promises";

/**
 * Yields to the event loop during a long computation, so that signals and timers are handled. Does nothing without a
 * signal.
 * @throws the reason of the signal if it is aborted
 */
export async function yieldToEventLoop(signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return;
  await setImmediate();
  signal.throwIfAborted();
}
