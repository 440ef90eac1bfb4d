export type {
  AnswerCount,
  AnswerShift,
  AskingFigures,
  QuestionFigures,
  WeightedFigures,
} from "@concordat/simulation/results";
export type { AnswerFilter } from "./answers/answer-filter.js";
export type { AnswerList } from "./answers/answer-lists.js";
export type { ListedAnswer } from "./answers/listed-answer.js";
export { type VisitAnswersOptions, visitAnswers } from "./answers/visit-answers.js";
export { comparisonNotes, comparisonSections, renderComparison } from "./comparison/comparison-page.js";
export { differenceSentence } from "./comparison/difference-words.js";
export type { ListedDecision } from "./decisions/decision.js";
export { type DecisionFilter, matchesFilter } from "./decisions/decision-filter.js";
export type { DecisionList } from "./decisions/decision-lists.js";
export { type VisitOptions, visitDecisions } from "./decisions/visit-decisions.js";
export { collectEnsemble, type EnsembleReportOptions, type OpenMember } from "./ensemble/collect-ensemble.js";
export { renderEnsemble } from "./ensemble/ensemble-page.js";
export type {
  AskedInEnsemble,
  EnsembleReport,
  MeanOfMeasure,
  MeanRound,
  MemberFigures,
} from "./ensemble/ensemble-report.js";
export {
  createComparisonReport,
  createEnsembleReport,
  createRunReport,
  type ReportTarget,
} from "./file/create-report.js";
export { type ClaimedReport, claimReport, earlierReport, type ReportFile } from "./file/write-report.js";
export { filterArguments } from "./lists/filter-arguments.js";
export { GatheredLists, type ListBehindNumber } from "./lists/gathered-lists.js";
export { createPlot, type PlotOptions } from "./plot/create-plot.js";
export { decisionLine, decisionLines, decisionsTitle } from "./render/decision-words.js";
export { type DrawnList, listsSection } from "./render/lists.js";
export { isShare, measureName } from "./render/measure-names.js";
export { renderRun } from "./render/run-page.js";
export { style as reportStyle } from "./render/style.js";
export type { Cascade } from "./run/cascade-trees.js";
export { collectRun, type ReportOptions } from "./run/collect-run.js";
export type {
  ChoiceReasons,
  FailureCause,
  PostFigures,
  RunReport,
  SegmentFigures,
} from "./run/run-report.js";
export { Sample } from "./run/sample.js";
