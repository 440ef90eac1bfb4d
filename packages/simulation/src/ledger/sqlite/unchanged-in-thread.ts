import { Worker } from "node:worker_threads";
import type { ClosedRounds } from "../ledger.js";

/** The input of the thread that checks closed rounds. */
export interface ClosedRoundsTask {
  /** The path of the ledger. */
  readonly file: string;
  readonly closed: ClosedRounds;
  /** Memory shared with the thread. The thread stops reading when the first element is 1. */
  readonly stop: Int32Array;
}

/** Minimum number of decisions for which a thread is used. Starting a thread takes about fifty milliseconds. */
const minDecisions = 8_000;

/**
 * Checks in a thread whether closed rounds still contain the rows with which they were closed. Returns false if they do
 * not, or if they were not checked: for small runs, and if no thread can be started.
 * The thread is never terminated from outside, because that would interrupt SQLite in the middle of a call. It ends by
 * itself after it has closed the database.
 */
export async function unchangedInThread(
  { file, closed }: Omit<ClosedRoundsTask, "stop">,
  signal: AbortSignal,
): Promise<boolean> {
  const decisions = closed.rounds.reduce((sum, { asked }) => sum + asked, 0);
  if (decisions < minDecisions || signal.aborted) return false;
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const onAbort = (): void => void Atomics.store(stop, 0, 1);
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    const workerData: ClosedRoundsTask = { file, closed, stop };
    return await answered(new Worker(new URL("./unchanged-thread.js", import.meta.url), { workerData }));
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}

/**
 * Resolves when the thread has ended: true if it reported success, false if it ended without a report because of an
 * error.
 */
function answered(thread: Worker): Promise<boolean> {
  let unchanged = false;
  thread.on("message", (message) => {
    unchanged = message === true;
  });
  thread.on("error", () => undefined);
  return new Promise((resolve) => thread.once("exit", () => resolve(unchanged)));
}
