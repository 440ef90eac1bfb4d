import { setImmediate } from "node:timers/promises";

/**
 * Lets signals and timers be heard in the middle of a long calculation. Does nothing without a signal to hear.
 * @throws the reason of the signal, once it is aborted
 */
export async function turn(signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return;
  await setImmediate();
  signal.throwIfAborted();
}
