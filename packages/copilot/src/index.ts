export { addComputedAnswer, type ComputedPassage } from "./computed/add-computed-answer.js";
export type { Computation, ComputedEntry, NotComputed } from "./computed/computed-figure.js";
export { figureQuestions } from "./computed/figure-questions.js";
export { condense } from "./context/condense.js";
export { type ContextSize, contextSize, fits } from "./context/context-size.js";
export { contextOf } from "./context/context-text.js";
export { type FittingOptions, fittingPassages } from "./context/fitting-passages.js";
export { type ContextText, paragraphsOf } from "./context/paragraphs.js";
export {
  type ContextDocument,
  type ContextDocuments,
  type ContextPassage,
  type DocumentContext,
  documentContext,
} from "./documents/document-context.js";
export { askAboutDecision, type FollowUp, type FollowUpOptions } from "./follow-up/ask-about-decision.js";
export { followUpText } from "./follow-up/follow-up-text.js";
export { areOptions, readOptions } from "./options/read-options.js";
export type { PipelineOptions, RunStep } from "./pipeline/options.js";
export { runDecision } from "./pipeline/run-decision.js";
export { type NormalisedPlan, normalisePlan } from "./plan/normalise-plan.js";
export { toHtml } from "./report/to-html.js";
export { toMarkdown } from "./report/to-markdown.js";
export type { CitedStatement } from "./review/cited-statements.js";
export {
  type DecisionReview,
  type ReviewedPassage,
  type ReviewedStatement,
  reviewDecision,
} from "./review/review-run.js";
export { reviewText } from "./review/review-text.js";
export { decisionIdentity } from "./run/identity.js";
export { newRun, type RunRequest } from "./run/new-run.js";
export { isFinished } from "./run/status.js";
export { hasFindings } from "./specialists/findings.js";
export { openRunFile, type RunFile, reopenRunFile } from "./store/open-run-file.js";
export { parseRun, readRun } from "./store/read-run.js";
export { unsupportedRecommendation } from "./synthesis/too-little-known.js";
