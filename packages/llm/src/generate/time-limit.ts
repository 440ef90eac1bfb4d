import { onAbort } from "../abort/on-abort.js";

/** A signal that aborts with the caller's signal or after a time-out, and a function to dispose of both. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Stops the clock while the request waits for others. */
  pause(): void;
  /** Restarts the clock when the request is sent. */
  restart(): void;
  release(): void;
}

/**
 * Creates a time limit. Like `AbortSignal.timeout`, it aborts with a reason named `TimeoutError`, but its timer can
 * be released.
 * @param missed the missing result, for the message of the time-out
 */
export function timeLimit(
  milliseconds: number,
  caller: AbortSignal | undefined,
  missed = "no complete answer",
): TimeLimit {
  const controller = new AbortController();
  const expire = (): void =>
    controller.abort(new DOMException(`${missed} within ${milliseconds / 1_000} s`, "TimeoutError"));
  let timer = setTimeout(expire, milliseconds);
  const unsubscribe = onAbort(caller, () => controller.abort(caller?.reason));
  return {
    signal: controller.signal,
    pause: () => clearTimeout(timer),
    restart() {
      clearTimeout(timer);
      timer = setTimeout(expire, milliseconds);
    },
    release() {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
