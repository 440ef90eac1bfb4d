export type { ListedDecision } from "./decisions/decision.js";
export { type DecisionFilter, filterArguments } from "./decisions/decision-filter.js";
export type { DecisionList } from "./decisions/decision-lists.js";
export { type VisitOptions, visitDecisions } from "./decisions/visit-decisions.js";
export { type ClaimedReport, claimReport, type ReportFile } from "./file/write-report.js";
export { renderRun } from "./render/run-page.js";
export type { Cascade } from "./run/cascade.js";
export { collectRun, type ReportOptions } from "./run/collect-run.js";
export type {
  ChoiceReasons,
  Counts,
  FailureCause,
  PostFigures,
  RunReport,
  SegmentFigures,
} from "./run/run-report.js";
