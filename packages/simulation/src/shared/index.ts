export { segmentOf } from "../audience/segment-of.js";
export { type MeanOfRuns, meanOfRuns } from "../compare/mean-of-runs.js";
export { type Measured, measureKey, measuresOf } from "../compare/side-values.js";
export { maxRuns } from "../ensemble/ensemble-plan.js";
export { filesOf } from "../folder/layout.js";
export { readScenario } from "../folder/read-scenario.js";
export { type AnswersToQuestion, byQuestion, statesTogether } from "../measure/answers-by-question.js";
export { definitionOf } from "../measure/measures.js";
export { type ChoiceOdds, choiceOdds, isDrawnFrom, type OddsOption } from "../odds/choice-odds.js";
export { formatOdds, formatProbability } from "../odds/format-odds.js";
export { reasonOf } from "../round/outcome.js";
export { type RoundTotals, totalsOf } from "../round/round-totals.js";
export { type CopiedRun, copyRun } from "../run/copy-run.js";
export { decidingRules } from "../run/deciding-rules.js";
export { formAsked, formOfPrompts } from "../run/form-asked.js";
export {
  type Cost,
  type ReachedLimit,
  type RunUsage,
  reachedLimit,
  spend,
  zeroUsage,
} from "../run/limits.js";
export { interrupted } from "../run/pause.js";
export { type SharedOptions, simulateShared } from "../run/simulate.js";
export { closedRounds, storedManifest } from "../run/start-run.js";
export { changedScenario } from "../scenario/changed-scenario.js";
export { checkStrings } from "../scenario/checks/check-strings.js";
export { type Report, reporterOf } from "../scenario/checks/report.js";
export { type ReadDocument, readDocument } from "../scenario/read-document.js";
export { answerContract } from "../survey/answer-contract.js";
export { questionnaireOf } from "../survey/asking.js";
export { formatSurveyTime, sinceAsked } from "../survey/survey-times.js";
export { FollowedRun, type FollowOptions } from "../workers/followed-run.js";
export type { MadeRows, MakeOptions } from "../workers/made-rows.js";
export type { MissingOfAgent, RoundPart, SharedPart, Workers } from "../workers/workers.js";
