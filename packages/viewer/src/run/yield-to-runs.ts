import { constants, setPriority } from "node:os";

/**
 * Gives a thread the lowest priority, so that on a busy machine a run that is watched comes before those who watch it. Only
 * on Linux, where threads have priorities of their own: elsewhere the process would get it, and the page would wait.
 */
export function yieldToRuns(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(0, constants.priority.PRIORITY_LOW);
  } catch {
    // Where the system does not let it, the thread stays as it is.
  }
}
