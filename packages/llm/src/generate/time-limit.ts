import { onAbort } from "../abort/on-abort.js";

/** A signal that aborts with the caller's signal or after a time-out, and a function to dispose of both. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Stops the clock: the request waits for others. */
  pause(): void;
  /** Starts the clock again: the request's turn has come. */
  restart(): void;
  release(): void;
}

/**
 * The reason of a time-out is named `TimeoutError`, as with `AbortSignal.timeout`; here the timer can be let go.
 * @param missed what there was not in time, for the message
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
