/**
 * What reports, exports and tables read of a recorded run: measures, answers, odds, totals of rounds, times of surveys.
 * @module
 */
export { segmentOf } from "../audience/segment-of.js";
export { type MeanOfRuns, meanOfRuns } from "../compare/mean-of-runs.js";
export { type Measured, measureKey, measuresOf } from "../compare/side-values.js";
export { holm } from "../compare/statistics/holm.js";
export { tQuantile, twoSidedTail } from "../compare/statistics/t-distribution.js";
export { type AnswersToQuestion, byQuestion, statesTogether } from "../measure/answers-by-question.js";
export { definitionOf } from "../measure/measures.js";
export { type FollowChange, followChanges } from "../network/follow-changes.js";
export { type ChoiceOdds, choiceOdds, isDrawnFrom, type OddsOption } from "../odds/choice-odds.js";
export { formatOdds, formatProbability } from "../odds/format-odds.js";
export { unlikelyChoice } from "../odds/unlikely-choice.js";
export { reasonOf } from "../round/outcome.js";
export { type RoundTotals, totalsOf } from "../round/round-totals.js";
export { decidingRules } from "../run/deciding-rules.js";
export { closedRounds, storedManifest } from "../run/start-run.js";
export { answerContract } from "../survey/answer-contract.js";
export { questionnaireOf } from "../survey/asking.js";
export {
  type AnswerCount,
  type AnswerShift,
  type AskingFigures,
  type GivenAnswer,
  type QuestionFigures,
  SurveyAnswers,
  type WeightedFigures,
} from "../survey/survey-figures.js";
export { formatSurveyTime, sinceAsked } from "../survey/survey-times.js";
