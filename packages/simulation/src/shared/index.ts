export { filesOf } from "../folder/layout.js";
export { readScenario } from "../folder/read-scenario.js";
export { type CopiedRun, copyRun } from "../run/copy-run.js";
export {
  type DecideOptions,
  FollowedRun,
  type FollowOptions,
  type MadeDecisions,
} from "../run/followed-run.js";
export { closedRounds, storedManifest } from "../run/open-run.js";
export { interrupted, pausesRun } from "../run/pause.js";
export { type SharedOptions, simulateShared } from "../run/simulate.js";
export type { MissingDecisions, SharedRound, Workers } from "../run/workers.js";
export { checkStrings } from "../scenario/checks/check-strings.js";
export { type Report, reporterOf } from "../scenario/checks/report.js";
export { type ReadDocument, readDocument } from "../scenario/read-document.js";
