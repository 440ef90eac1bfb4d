/**
 * The results of a recorded run for reports, exports and tables: measures, answers, probabilities, totals of rounds,
 * and times of surveys.
 * @module
 */

export { type MeanOfRuns, meanOfRuns } from "../analysis/compare/mean-of-runs.js";
export { type Measured, measureKey, measuresOf } from "../analysis/compare/side-values.js";
export { holm } from "../analysis/compare/statistics/holm.js";
export { tQuantile, twoSidedTail } from "../analysis/compare/statistics/t-distribution.js";
export {
  type AnswersToQuestion,
  byQuestion,
  statesTogether,
} from "../analysis/measure/answers-by-question.js";
export { definitionOf, possibleRange } from "../analysis/measure/measures.js";
export {
  countRecorded,
  type OpenRound,
  openRound,
  type RowFilter,
  roundName,
} from "../analysis/show/open-round.js";
export {
  type AgentRecords,
  type AgentSelection,
  showAgent,
  type UnclosedRecords,
} from "../analysis/show/show-agent.js";
export type { ShownState } from "../analysis/show/show-states.js";
export type { FollowChange } from "../network/follow-change.js";
export { type ChoiceOdds, choiceOdds, isDrawnFrom, type OddsOption } from "../policy/odds/choice-odds.js";
export { formatOdds, formatProbability } from "../policy/odds/format-odds.js";
export { unlikelyChoice } from "../policy/odds/unlikely-choice.js";
export { reasonOf } from "../round/outcome.js";
export { type RoundTotals, totalsOf } from "../round/round-totals.js";
export { effectiveRulesVersion } from "../run/effective-rules-version.js";
export { closedRounds, storedManifest } from "../run/start-run.js";
export { formatSurveyTime, sinceAsked } from "../run/survey/format-survey-time.js";
export {
  type AnswerCount,
  type AnswerShift,
  type AskingFigures,
  type GivenAnswer,
  type QuestionFigures,
  SurveyAnswers,
  type WeightedFigures,
} from "../run/survey/survey-figures.js";
export { followChanges } from "../scenario/follow-changes.js";
export { answerContract } from "../scenario/surveys/survey-answer-contract.js";
export { questionnaireOf } from "../scenario/surveys/survey-item.js";
export { segmentOf } from "../world/audience/segment-of.js";
export { laterChoices, sharesPost } from "../world/choice.js";
