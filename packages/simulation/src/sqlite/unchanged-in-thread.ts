import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ClosedRounds } from "../ledger/ledger.js";

/** What the thread is given. */
export interface ThreadTask {
  /** The path of the ledger. */
  readonly file: string;
  readonly closed: ClosedRounds;
}

/** Decisions from which on a thread is worth being started, which takes some fifty milliseconds. */
const minDecisions = 8_000;

/**
 * Whether closed rounds hold the rows that they were closed with, found out in a thread that reads the file by itself.
 * False also for small runs, and where no thread can be started: then no one has looked.
 */
export async function unchangedInThread(task: ThreadTask, signal: AbortSignal): Promise<boolean> {
  const decisions = task.closed.rounds.reduce((sum, { asked }) => sum + asked, 0);
  if (decisions < minDecisions || signal.aborted) return false;
  const thread = new Worker(new URL("./unchanged-thread.js", import.meta.url), { workerData: task });
  try {
    const [unchanged] = await once(thread, "message", { signal });
    return unchanged === true;
  } catch {
    return false;
  } finally {
    await thread.terminate();
  }
}
