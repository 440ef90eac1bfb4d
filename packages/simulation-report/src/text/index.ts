/**
 * Formats the events, decisions, answers and results of simulations as text, for a terminal or a log. Names and texts
 * from runs are escaped.
 * @module
 */
export { formatAnswer, formatListedAnswer, formatWholeAnswer } from "./answer-text.js";
export { formatBareNumbers } from "./bare-numbers.js";
export { type ComparisonText, type Emphasis, formatComparison } from "./comparison-text.js";
export { formatDecision, formatListedDecision, formatWholeDecision } from "./decision-text.js";
export { andSurveyAnswers, formatEnsembleCost, formatMemberEvent } from "./ensemble-text.js";
export { formatEvent, formatTokens } from "./event-text.js";
export { type ForkSummary, formatFork } from "./fork-text.js";
export { formatInterview, type InterviewText } from "./interview-text.js";
export { formatOutsideAuthors } from "./outside-authors.js";
export { formatState } from "./state-text.js";
export { formatNothingRecorded, formatOmitted, formatUnclosed } from "./unclosed-text.js";
export { formatVerification } from "./verification-text.js";
