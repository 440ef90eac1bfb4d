/** What is called when a signal aborts, for each signal that someone waits for. */
const waiting = new WeakMap<AbortSignal, Waiting>();

interface Waiting {
  readonly calls: Set<() => void>;
  readonly listener: () => void;
}

/**
 * Calls a function once when a signal aborts, at once where it has aborted. One listener stands on a signal however
 * many requests share it: Node.js takes more than ten for a leak and warns.
 * @returns lets go of the signal; without effect once it has aborted
 */
export function onAbort(signal: AbortSignal | undefined, call: () => void): () => void {
  if (signal === undefined) return () => undefined;
  if (signal.aborted) {
    call();
    return () => undefined;
  }
  const { calls, listener } = waiting.get(signal) ?? listenTo(signal);
  // A function of its own, so that the same function may be given twice.
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
    // One that another lets go of in the meantime is no longer called.
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
