import { onAbort } from "../abort/on-abort.js";

/** Waits for a time, or until the signal aborts. Leaves neither a timer nor a listener behind. */
export function abortableDelay(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  if (milliseconds === 0 || signal?.aborted === true) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    const unsubscribe = onAbort(signal, done);
  });
}
