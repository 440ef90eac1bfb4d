import { Worker } from "node:worker_threads";
import type { ClosedRounds } from "../ledger/ledger.js";

/** What the thread is given. */
export interface ThreadTask {
  /** The path of the ledger. */
  readonly file: string;
  readonly closed: ClosedRounds;
  /** Shared with the thread, which stops reading once its only number is 1. */
  readonly stop: Int32Array;
}

/** Decisions from which on a thread is worth being started, which takes some fifty milliseconds. */
const minDecisions = 8_000;

/**
 * Whether closed rounds hold the rows that they were closed with, found out in a thread that reads the file by itself.
 * False also for small runs, and where no thread can be started: then no one has looked.
 *
 * The thread always ends by itself, after it has closed the database: a thread that is ended from outside leaves SQLite
 * in the middle of a call.
 */
export async function unchangedInThread(
  { file, closed }: Omit<ThreadTask, "stop">,
  signal: AbortSignal,
): Promise<boolean> {
  const decisions = closed.rounds.reduce((sum, { asked }) => sum + asked, 0);
  if (decisions < minDecisions || signal.aborted) return false;
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const onAbort = (): void => void Atomics.store(stop, 0, 1);
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    const workerData: ThreadTask = { file, closed, stop };
    return await answered(new Worker(new URL("./unchanged-thread.js", import.meta.url), { workerData }));
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}

/** Whether a thread said yes before it ended; an error ends it without an answer. */
function answered(thread: Worker): Promise<boolean> {
  let unchanged = false;
  thread.on("message", (message) => {
    unchanged = message === true;
  });
  thread.on("error", () => undefined);
  return new Promise((resolve) => thread.once("exit", () => resolve(unchanged)));
}
