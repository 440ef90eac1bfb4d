import { setTimeout } from "node:timers/promises";

/** Milliseconds to wait for the other end of a pipe. It may be opened after ours, but the wait must end. */
export const otherEndMs = 5_000;

/** Milliseconds before a pipe is tried again. */
const pauseMs = 5;

export function waitForPipe(): Promise<void> {
  return setTimeout(pauseMs);
}

/** Tries until there is a result. Returns `null` if the other end of the pipe has not appeared in time. */
export async function untilOtherEnd<Result>(
  attempt: () => Promise<Result | null>,
  withinMs: number = otherEndMs,
): Promise<Result | null> {
  const until = performance.now() + withinMs;
  for (;;) {
    const result = await attempt();
    if (result !== null || performance.now() > until) return result;
    await waitForPipe();
  }
}
