export type { RememberedAnswer, RememberedMove, SeenReshare, SurveyAnswer } from "@concordat/agent";
export { type CompareOptions, compareRuns } from "./analysis/compare/compare-runs.js";
export { type CompareSidesOptions, compareSides } from "./analysis/compare/compare-sides.js";
export type { EffectSize } from "./analysis/compare/effect-size.js";
export { type MeanInterval, meanInterval } from "./analysis/compare/statistics/mean-interval.js";
export {
  type Interview,
  type InterviewOptions,
  interviewAgent,
  type NamedDecision,
} from "./analysis/interview/interview-agent.js";
export { IncompleteRunError } from "./analysis/measure/incomplete-run-error.js";
export {
  type MeasuredRun,
  type MeasureOptions,
  measureRun,
} from "./analysis/measure/measure-run.js";
export type { CountedAnswer, MeasuredAnswers } from "./analysis/measure/measured-answers.js";
export type { MeasuredValue } from "./analysis/measure/measured-value.js";
export type { Measure } from "./analysis/measure/measures.js";
export {
  type PreviewedQuestion,
  type PreviewOptions,
  previewSurveys,
} from "./analysis/preview/preview-surveys.js";
export {
  type AnswerPlace,
  type ShowAnswersOptions,
  type ShownAnswer,
  showAnswers,
} from "./analysis/show/show-answers.js";
export {
  type DecisionPlace,
  type ShownDecision,
  type ShowOptions,
  showDecisions,
} from "./analysis/show/show-decisions.js";
export type { Ranker } from "./feed/ranker.js";
export type { Relevance, RelevanceRow } from "./feed/relevance/relevance.js";
export type { Route } from "./feed/route.js";
export { canonicalJson } from "./hash/canonical-json.js";
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
export { type Difference, formatDifference } from "./ledger/record-mismatch-error.js";
export { type Cell, type Row, type Table, type TableName, tables } from "./ledger/tables.js";
export { type AdjustedClientOptions, adjustedClient } from "./model/adjusted-client.js";
export { identifyModel } from "./model/identify-model.js";
export { modelPolicies } from "./model/model-policies.js";
export type { ModelPoliciesOptions } from "./model/model-policies-options.js";
export { reportsUsage } from "./model/reports-usage.js";
export { type ChartMove, chartMoves } from "./policy/chart-moves.js";
export { CustomCodeError } from "./policy/custom-code/custom-code-error.js";
export { loadModule, ModuleError } from "./policy/custom-code/load-module.js";
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
export type { ScenarioCode, SimulationCode } from "./policy/simulation-code.js";
export { defineStatePolicy } from "./policy/state/define-state-policy.js";
export type { RoundStates, StateRound, UpdateQuestion, UpdateRule } from "./policy/state/state-round.js";
export { type Fork, type ForkOptions, fork } from "./run/fork/fork.js";
export { ForkError } from "./run/fork/fork-error.js";
export { type ChangeOptions, loadChange } from "./run/fork/load-change.js";
export type { Limits } from "./run/limits.js";
export type { Pause } from "./run/pause.js";
export {
  type AskedAnswer,
  type AskedDecision,
  type ReplayedRound,
  type ReplayOptions,
  replayRun,
  type ShownToAgent,
} from "./run/replay/replay-run.js";
export { needsModel } from "./run/resume/required-code.js";
export { simulate } from "./run/simulate.js";
export type { AnswerCounts, RunSummary, SimulateOptions, SimulationResult } from "./run/simulate-options.js";
export { RunMismatchError } from "./run/start-run.js";
export type { Verification, VerifyOptions } from "./run/verify/verification.js";
export { verify } from "./run/verify/verify.js";
export {
  buildScenario,
  type FollowPair,
  type PeopleTexts,
  type ScenarioParts,
} from "./scenario/build-scenario.js";
export { forkedScenario } from "./scenario/forked-scenario.js";
export { loadScenario, loadWithoutRelevance } from "./scenario/load-scenario.js";
export type { InputFile, LoadedScenario, ScenarioChange } from "./scenario/loaded-scenario.js";
export { namedFiles } from "./scenario/named-files.js";
export { formatProblem, type Problem, ScenarioError } from "./scenario/scenario-error.js";
export { startingPosts } from "./scenario/starting-posts.js";
export { recordedRounds, type SurveyEvent, surveysOf } from "./scenario/surveys/scenario-surveys.js";
export { answerContract } from "./scenario/surveys/survey-answer-contract.js";
export type { Activity, Audience, Group, KnownPeople } from "./world/audience/audience.js";
export { type Choice, type ChoiceCode, choiceCode, choices } from "./world/choice.js";
export type { AgentState, StatesView, StateValue } from "./world/states/agent-states.js";
export type {
  AccountsView,
  AudienceView,
  FollowsView,
  Numbers,
  PostsView,
  SeenView,
  WorldView,
} from "./world/world-view.js";
