export type { RememberedAnswer, RememberedMove, SeenReshare, SurveyAnswer } from "@concordat/agent";
export type { Activity, Audience, Group, KnownPeople } from "./audience/audience.js";
export { type CompareOptions, compareRuns } from "./compare/compare-runs.js";
export { type CompareSidesOptions, compareSides } from "./compare/compare-sides.js";
export type { EffectSize } from "./compare/effect-size.js";
export { type MeanInterval, meanInterval } from "./compare/statistics/mean-interval.js";
export { CustomCodeError } from "./custom-code/custom-code-error.js";
export { loadModule, ModuleError } from "./custom-code/load-module.js";
export type { Ranker } from "./feed/ranker.js";
export type { Route } from "./feed/route.js";
export { type Fork, type ForkOptions, fork } from "./fork/fork.js";
export { ForkError } from "./fork/fork-error.js";
export { type ChangeOptions, loadChange } from "./fork/load-change.js";
export { canonicalJson } from "./hash/canonical-json.js";
export {
  type Interview,
  type InterviewOptions,
  interviewAgent,
  type NamedDecision,
} from "./interview/interview-agent.js";
export {
  type ClosedRounds,
  type Ledger,
  LedgerError,
  type LedgerRow,
  type LedgerSnapshot,
  LedgerTakenError,
  type LedgerWriter,
  type ReadOptions,
  type RecordedRows,
  type StoredRow,
} from "./ledger/ledger.js";
export { createMemoryLedger } from "./ledger/memory-ledger.js";
export { type Cell, type Row, type Table, type TableName, tables } from "./ledger/tables.js";
export { IncompleteRunError } from "./measure/incomplete-run-error.js";
export {
  type MeasuredRun,
  type MeasureOptions,
  measureRun,
} from "./measure/measure-run.js";
export type { CountedAnswer, MeasuredAnswers } from "./measure/measured-answers.js";
export type { MeasuredValue } from "./measure/measured-value.js";
export type { Measure } from "./measure/measures.js";
export { type AdjustedClientOptions, adjustedClient } from "./model/adjusted-client.js";
export { identifyModel } from "./model/identify-model.js";
export { modelPolicies } from "./model/model-policies.js";
export type { ModelPoliciesOptions } from "./model/model-policies-options.js";
export { reportsUsage } from "./model/reports-usage.js";
export { type Choice, type ChoiceCode, choiceCode, choices } from "./policy/choice.js";
export { defineRule, type RuleAnswer, type RuleQuestion } from "./policy/define-rule.js";
export {
  MissingPolicyError,
  type ModelIdentity,
  type ModelPolicies,
  type ModelSettings,
  type ModelSpec,
  type PolicyMakers,
} from "./policy/policies.js";
export type {
  AskingPolicy,
  ChoiceRule,
  DecisionRequest,
  Policy,
  RuleChoice,
  RuleDecision,
  RulePolicy,
  ShownItem,
  SurveyRequest,
  Unavailable,
} from "./policy/policy.js";
export type { Relevance, RelevanceRow } from "./relevance/relevance.js";
export { startingPosts } from "./relevance/starting-posts.js";
export {
  type AskedAnswer,
  type AskedDecision,
  type ReplayedRound,
  type ReplayOptions,
  replayRun,
  type ShownToAgent,
} from "./replay/replay-run.js";
export { type ChartMove, chartMoves } from "./round/chart-moves.js";
export type { SimulationCode } from "./run/engine.js";
export type { Limits } from "./run/limits.js";
export type { Pause } from "./run/pause.js";
export { needsModel } from "./run/resume/required-code.js";
export { simulate } from "./run/simulate.js";
export type { AnswerCounts, RunSummary, SimulateOptions, SimulationResult } from "./run/simulate-options.js";
export { RunMismatchError } from "./run/start-run.js";
export {
  buildScenario,
  type FollowPair,
  type PeopleTexts,
  type ScenarioParts,
} from "./scenario/build-scenario.js";
export { forkedScenario } from "./scenario/forked-scenario.js";
export { loadScenario, loadWithoutRelevance, type ScenarioCode } from "./scenario/load-scenario.js";
export type { InputFile, LoadedScenario, ScenarioChange } from "./scenario/loaded-scenario.js";
export { namedFiles } from "./scenario/named-files.js";
export { formatProblem, type Problem, ScenarioError } from "./scenario/scenario-error.js";
export {
  type AnswerPlace,
  type ShowAnswersOptions,
  type ShownAnswer,
  showAnswers,
} from "./show/show-answers.js";
export {
  type DecisionPlace,
  type ShownDecision,
  type ShowOptions,
  showDecisions,
} from "./show/show-decisions.js";
export { answerContract } from "./survey/answer-contract.js";
export { recordedRounds, type SurveyEvent, surveysOf } from "./survey/survey-events.js";
export { type Difference, formatDifference } from "./verify/record-mismatch-error.js";
export type { Verification, VerifyOptions } from "./verify/verification.js";
export { verify } from "./verify/verify.js";
export type {
  AccountsView,
  AudienceView,
  FollowsView,
  Numbers,
  PostsView,
  SeenView,
  WorldView,
} from "./world/world-view.js";
