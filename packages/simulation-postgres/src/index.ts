export {
  type CoordinateOptions,
  type CoordinateResult,
  coordinate,
  type Waiting,
} from "./coordinator/coordinate.js";
export type { DiscardedWork } from "./coordinator/discarded-work.js";
export { copyIntoDatabase, copyIntoFolder } from "./runs/copy-runs.js";
export { type ForkedRun, forkRun, type MadeFork } from "./runs/fork-run.js";
export { type DatabaseRun, RunDatabase, type RunState } from "./runs/run-database.js";
export { RunDatabaseError } from "./runs/run-database-error.js";
export { type WaitForRunOptions, waitForRun } from "./runs/wait-for-run.js";
export { type ServeRunsOptions, serveRuns } from "./worker/serve-runs.js";
export { type ShardDone, type WorkOptions, type WorkResult, work } from "./worker/work.js";
