import { Worker } from "node:worker_threads";
import type { MeasuredRun } from "@concordat/simulation";

/** The input of the thread. */
export interface MeasureTask {
  /** The folder of the run. */
  readonly folder: string;
  /** The module with the run's custom rankers and policies; `null` if there is none. */
  readonly module: string | null;
  /** The id of the post to measure; `null` for all posts. */
  readonly post: string | null;
}

/** Measures a run in a thread, so that the server can answer other requests in the meantime. */
export function measureInThread(task: MeasureTask): Promise<MeasuredRun> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./measure-thread.js", import.meta.url), { workerData: task });
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", () => reject(new Error("the thread that measures ended early")));
  });
}
