/**
 * The ledger of a run in a SQLite file.
 * @module
 */
export { beginEnsembleFolder } from "../ensemble/begin-ensemble-folder.js";
export { type EnsembleCost, ensembleCost } from "../ensemble/ensemble-cost.js";
export {
  createEnsembleFolder,
  type EnsembleFolder,
  holdsEnsemble,
  openEnsembleFolder,
  readEnsembleFolder,
  runFolderOf,
} from "../ensemble/ensemble-folder.js";
export type { EnsembleShape } from "../ensemble/ensemble-plan.js";
export { ensembleSeed } from "../ensemble/ensemble-seeds.js";
export { type MeasureFolderOptions, measureFolder } from "../ensemble/measure-folder.js";
export {
  type CompletedRun,
  type EnsembleResult,
  type PlayEnsembleOptions,
  playEnsemble,
  type RunHold,
} from "../ensemble/play-ensemble.js";
export { type OpenedEnsembleRun, readEnsembleRun } from "../ensemble/read-ensemble-run.js";
export { type VerifiedRun, verifyEnsemble } from "../ensemble/verify-ensemble.js";
export { checkNewFolder } from "../folder/check-new-folder.js";
export { isRunFolder } from "../folder/is-run-folder.js";
export { createRunFolder, openRunFolder, type RunFolder, readRunFolder } from "../folder/run-folder.js";
export { RunFolderError } from "../folder/run-folder-error.js";
export { verifyRunFolder } from "../folder/verify-run-folder.js";
export { checkSqlite, SqliteMissingError } from "../ledger/sqlite/load-sqlite.js";
export { openSqliteLedger, type SqliteLedgerOptions } from "../ledger/sqlite/sqlite-ledger.js";
export type { Parameters, ParameterValue } from "../scenario/sweep-points.js";
export { type MeasuredPoint, measureSweep } from "../sweep/measure-sweep.js";
export { type PlaySweepOptions, playSweep, type SweepResult } from "../sweep/play-sweep.js";
export { readSweep, type Sweep, type SweepPoint } from "../sweep/read-sweep.js";
export {
  createSweepFolder,
  holdsSweep,
  type ListedPoint,
  openSweepFolder,
  readSweepFolder,
  type SweepFolder,
  type SweepList,
  sweepFiles,
} from "../sweep/sweep-folder.js";
