import { onAbort } from "./on-abort.js";

/**
 * Resolves with the result of `work`, or rejects with the signal's reason as soon as the signal aborts. Use it for a
 * `fetch` that may never settle. Node's `fetch` never settles if a compressed body is damaged and its connection has
 * ended; a custom `fetch` may ignore its signal.
 */
export function untilAborted<Result>(
  work: Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const unsubscribe = onAbort(signal, () => reject(signal?.reason));
    void work.then(resolve, reject).finally(unsubscribe);
  });
}
