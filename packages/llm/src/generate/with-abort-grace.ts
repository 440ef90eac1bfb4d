import { onAbort } from "../abort/on-abort.js";
import { graceMs } from "../limits.js";

/**
 * Resolves with the result of `work`. If `work` is still pending `graceMs` after the signal aborts, resolves with the
 * result of `leave`, because a custom client may ignore its signal.
 */
export async function withAbortGrace<Result>(
  work: Promise<Result>,
  signal: AbortSignal | undefined,
  leave: () => Result,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe = (): void => undefined;
  const graceExpired = new Promise<Result>((resolve) => {
    unsubscribe = onAbort(signal, () => {
      timer = setTimeout(() => resolve(leave()), graceMs);
    });
  });
  try {
    return await Promise.race([work, graceExpired]);
  } finally {
    unsubscribe();
    clearTimeout(timer);
  }
}
