import { onAbort } from "./on-abort.js";

/**
 * Resolves with the result of `work`, or rejects with the signal's reason as soon as it aborts. A `fetch` may never
 * settle: Node's `fetch` does not if a compressed body is damaged and its connection has ended, and a custom one may
 * ignore its signal.
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
