import { constants, setPriority } from "node:os";

/**
 * Gives the current thread the lowest priority, so that viewing a run does not slow it down on a busy machine. It has
 * an effect only on Linux, where threads have separate priorities. On other systems, it would apply to the whole
 * process and slow the page down.
 */
export function yieldToRuns(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(0, constants.priority.PRIORITY_LOW);
  } catch {
    // If the system does not allow it, the priority is not changed.
  }
}
