import { parentPort, workerData } from "node:worker_threads";
import { loadModule } from "@concordat/simulation";
import { readRunFolder } from "@concordat/simulation/sqlite";
import { Pace } from "./pace.js";
import type { ReplayTask } from "./replay-in-thread.js";
import { replayedColumns } from "./replayed-columns.js";
import { yieldToRuns } from "./yield-to-runs.js";

// The thread of `replayInThread`. It sends each round as soon as it has been replayed.
yieldToRuns();
const { folder, module, pace: shared }: ReplayTask = workerData;
const pace = new Pace(shared);
const code = module === null ? {} : await loadModule(module);
const { scenario, ledger, close } = await readRunFolder(folder, code);
try {
  let begun = performance.now();
  for await (const round of replayedColumns({ scenario, ledger, code })) {
    if (pace.isStopped) break;
    const { agent, post, facts } = round;
    parentPort?.postMessage(round, [agent.buffer, post.buffer, facts.buffer]);
    pace.rest(performance.now() - begun);
    begun = performance.now();
  }
} finally {
  await close();
}
