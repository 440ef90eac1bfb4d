import { readdirSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

const { PRIORITY_BELOW_NORMAL: belowNormal, PRIORITY_LOW: low } = constants.priority;

/**
 * Lowers the priority of this process, so that a viewer does not slow the run that it shows. On Linux and macOS,
 * programs that it starts afterwards inherit the priority.
 */
export function lowerPriority(): void {
  lower(0, belowNormal);
  // On Linux each thread has a priority of its own: those that compile and collect garbage run behind the one that answers.
  if (process.platform !== "linux") return;
  for (const thread of threads()) if (thread !== process.pid) lower(thread, low);
}

function threads(): number[] {
  try {
    return readdirSync("/proc/self/task").map(Number);
  } catch {
    return [];
  }
}

/** Lowers the priority of a process. A priority is never raised, which only an administrator may do. */
function lower(id: number, priority: number): void {
  try {
    if (getPriority(id) < priority) setPriority(id, priority);
  } catch {
    // Where the system does not let it, or the thread has ended, all stays as it is.
  }
}
