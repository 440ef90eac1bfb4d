export { answerQuestion } from "./decide/answer-question.js";
export {
  type ChoiceOfRule,
  type Decided,
  type DecisionQuestion,
  decideOnItem,
  decideOnItems,
} from "./decide/ask-decision.js";
export type { AskSettings, DecideSettings } from "./decide/ask-settings.js";
export type { AnsweredQuestion, AskedQuestion, SurveyAnswer } from "./decide/asked-question.js";
export { decideAmong, type NetworkQuestion } from "./decide/decide-among.js";
export { type InterviewAnswer, type InterviewQuestion, interview } from "./decide/interview.js";
export { writeText } from "./decide/write-text.js";
export type { AgentState, Choice } from "./names.js";
export {
  type NeutralAnswerOddsOptions,
  type NeutralOddsOptions,
  neutralAnswerOdds,
  neutralOdds,
} from "./odds/neutral-odds.js";
export { percentageSurveyPrompt, percentageSurveyTurns } from "./percentages/answer-in-percentages.js";
export { percentageOptions } from "./percentages/percentage-options.js";
export { percentageWording } from "./percentages/percentage-prompt.js";
export { likeliestOption } from "./percentages/stated-odds.js";
export { decisionPrompt, type PromptContent } from "./prompt/decision-prompt.js";
export { type InterviewContent, type InterviewedMove, interviewPrompt } from "./prompt/interview-prompt.js";
export {
  type NetworkChoice,
  type NetworkPromptContent,
  networkPrompt,
  networkTurns,
  networkWording,
} from "./prompt/network-prompt.js";
export { relativeTime } from "./prompt/relative-time.js";
export {
  answerView,
  type PresentView,
  presentView,
  type RememberedAnswer,
  viewsWording,
} from "./prompt/remembered-answer.js";
export type { RememberedMove } from "./prompt/remembered-move.js";
export { itemView, type SeenReshare, type ShownItem } from "./prompt/shown-item.js";
export {
  type SurveyContent,
  surveyOnlyWording,
  surveyPrompt,
  surveyWording,
} from "./prompt/survey-prompt.js";
export { surveyTurns, surveyTurnsWording } from "./prompt/survey-turns.js";
export { type DecisionTurns, decisionTurns, spokenChoices, turnsWording } from "./prompt/turns-prompt.js";
export { promptWording } from "./prompt/wording-for-hash.js";
export type { TextKind } from "./prompt/writing-prompt.js";
export {
  type DecisionFailure,
  type RecordContext,
  type RecordedDecision,
  undecidedRecord,
  validRecord,
} from "./record/decision-record.js";
export { recordedAttempt, recordedStep, type StepName } from "./record/recorded-step.js";
export {
  type ReadPost,
  type RelevanceOptions,
  type RelevanceScore,
  relevanceScores,
} from "./relevance/relevance-scores.js";
export {
  type SimilarityOptions,
  similarityScores,
  type TextEmbedder,
} from "./relevance/similarity-scores.js";
export { type WordEmbedderOptions, type WordVector, wordEmbedder } from "./relevance/word-embedder.js";
export { countDecisions, type DecideAllOptions, decideAll } from "./run/decide-all.js";
export { type DecideOptions, SocialAgent, type SocialAgentOptions } from "./social-agent.js";
