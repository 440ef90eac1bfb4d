import { onAbort } from "../abort/on-abort.js";
import { graceMs } from "../limits.js";

/**
 * What work comes to, or, where its signal has aborted and it does not end within a moment, what it is left with: a client
 * of a caller's own may ignore signals.
 */
export async function endedInTime<Result>(
  work: Promise<Result>,
  signal: AbortSignal | undefined,
  leave: () => Result,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let letGo = (): void => undefined;
  const left = new Promise<Result>((resolve) => {
    letGo = onAbort(signal, () => {
      timer = setTimeout(() => resolve(leave()), graceMs);
    });
  });
  try {
    return await Promise.race([work, left]);
  } finally {
    letGo();
    clearTimeout(timer);
  }
}
