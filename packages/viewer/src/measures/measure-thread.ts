import { parentPort, workerData } from "node:worker_threads";
import { loadModule, measureRun } from "@concordat/simulation";
import { readRunFolder } from "@concordat/simulation/sqlite";
import { yieldToRuns } from "../run/yield-to-runs.js";
import type { MeasureTask } from "./measure-in-thread.js";

// The thread of `measureInThread`. It sends the measures of one run.
yieldToRuns();
const { folder, module, post }: MeasureTask = workerData;
const code = module === null ? {} : await loadModule(module);
const { scenario, ledger, close } = await readRunFolder(folder, code);
try {
  const which = post === null ? {} : { post };
  parentPort?.postMessage(await measureRun({ scenario, ledger, ...code, ...which, bySegment: true }));
} finally {
  await close();
}
