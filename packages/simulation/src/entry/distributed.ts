/**
 * Running a simulation on several machines: the shards of a round, the run that workers follow, and copying rows
 * between ledgers.
 * @module
 */
export { filesOf } from "../folder/layout.js";
export { checkPointerFolder, pointedName, pointedRun, writePointer } from "../folder/run-pointer.js";
export { type CopiedRun, copyRun } from "../run/copy-run.js";
export { formAsked, formOfPrompts } from "../run/form-asked.js";
export { type SharedOptions, simulateShared } from "../run/simulate.js";
export { FollowedRun, type FollowOptions } from "../run/workers/followed-run.js";
export type { MadeRows, MakeOptions } from "../run/workers/made-rows.js";
export type { MissingOfAgent, RoundPart, SharedPart, Workers } from "../run/workers/workers.js";
