/** The functions to call when a signal aborts, by signal. */
const waiting = new WeakMap<AbortSignal, Waiting>();

interface Waiting {
  readonly calls: Set<() => void>;
  readonly listener: () => void;
}

/**
 * Calls a function once when a signal aborts; immediately if it has already aborted. All callers share one listener
 * per signal, because Node.js warns of a leak at more than ten listeners.
 * @returns a function that cancels the registration; it has no effect once the signal has aborted
 */
export function onAbort(signal: AbortSignal | undefined, call: () => void): () => void {
  if (signal === undefined) return () => undefined;
  if (signal.aborted) {
    call();
    return () => undefined;
  }
  const { calls, listener } = waiting.get(signal) ?? listenTo(signal);
  // A separate function, so that the same function may be registered twice.
  const own = (): void => call();
  calls.add(own);
  return () => {
    if (!calls.delete(own) || calls.size > 0) return;
    signal.removeEventListener("abort", listener);
    waiting.delete(signal);
  };
}

function listenTo(signal: AbortSignal): Waiting {
  const calls = new Set<() => void>();
  const listener = (): void => {
    waiting.delete(signal);
    // A function that another one removes in the meantime is not called.
    for (const call of calls) {
      calls.delete(call);
      call();
    }
  };
  signal.addEventListener("abort", listener, { once: true });
  const added = { calls, listener };
  waiting.set(signal, added);
  return added;
}
