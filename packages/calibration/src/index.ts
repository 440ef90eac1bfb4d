export { type AnsweredPair, haveSameAnswered } from "./calibrate/answered-pairs.js";
export { calibrate, NothingToCalibrateError } from "./calibrate/calibrate.js";
export type {
  Assigned,
  CalibratedRun,
  CalibrateOptions,
  CalibrationQuestion,
  Chosen,
  EarlierCalibration,
} from "./calibrate/calibrate-options.js";
export { checkPlanned, halfWidthRule } from "./calibrate/calibrate-options.js";
export type { CalibratedPerson, SimulatedAnswer } from "./calibrate/calibrated-person.js";
export { checkDesign } from "./calibrate/check-design.js";
export { checkPlan, type HalfWidth } from "./calibrate/check-plan.js";
export { distinctDifferences, distinctEstimates, distinctSentences } from "./calibrate/distinct.js";
export { checkAsked } from "./calibrate/response-rate.js";
export type { Interval } from "./estimate/interval.js";
export type { Person } from "./estimate/person.js";
export { type Plan, type PlanOptions, planOf } from "./estimate/plan.js";
export {
  type About,
  type Estimated,
  type EstimateOptions,
  fromAnswersAlone,
  rectify,
} from "./estimate/rectify.js";
export { minAnswers } from "./limits.js";
export {
  type CompareMethodsOptions,
  compareMethods,
  type MethodFit,
  type MethodsOfQuestion,
  type OmittedMethod,
  type ResponseMethod,
} from "./methods/compare-methods.js";
export { renderCalibration } from "./page/calibration-page.js";
export { caveatSentences } from "./page/caveats.js";
export { columnsSentence } from "./page/columns-words.js";
export { originSentence } from "./page/origin-section.js";
export { differencePlanSentence, planSentence } from "./page/plan-words.js";
export { unusedInSegments } from "./page/unused-in-segments.js";
export {
  agentsIntervalSentence,
  differenceSentence,
  type EstimateTexts,
  estimateTexts,
  intervalsSentence,
  movedSentence,
  optionName,
  questionName,
  roughSentence,
  simultaneousSentence,
  worthSentence,
} from "./page/words.js";
export { AnswersError } from "./people/answers-error.js";
export { answersOfMessages } from "./people/answers-of-messages.js";
export { answersSketch, isSameAnswers, simulatedHash } from "./people/answers-sketch.js";
export { calibratedPeople, type KnownTable } from "./people/calibrated-people.js";
export type { DecodeOptions } from "./people/codebook.js";
export { combineRuns } from "./people/combine-runs.js";
export { requireKnownColumns, weightedBy } from "./people/known-columns.js";
export { requireColumn, rowsById } from "./people/match-people.js";
export { originOfAnswers, originOfRun } from "./people/origin.js";
export { type PeopleTable, readPeopleTable, type TableRow } from "./people/read-table.js";
export { type RealAnswersOptions, realAnswers } from "./people/real-answers.js";
export { type RealFiles, type RealTables, readRealTables } from "./people/real-tables.js";
export {
  columnsOfAgent,
  type SimulatedAgent,
  type SimulatedAnswers,
  type SimulatedOptions,
  simulatedAnswers,
} from "./people/simulated-answers.js";
export { type UnmatchedColumns, unmatchedColumns } from "./people/unmatched-columns.js";
