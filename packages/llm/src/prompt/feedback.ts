import { formatViolation, type Violation } from "@concordat/contracts/contract";
import type { ChatMessage } from "../chat/index.js";
import { asClause } from "../words/as-clause.js";
import { neutraliseMarks } from "./template-marks.js";

const maxViolationsListed = 5;
/** Maximum length of the rejected answer that is repeated to the model, in characters. */
const maxTextShown = 2_000;

/** The text of the feedback to a model after an unusable answer. The reason is inserted between the two parts. */
export const feedbackWording = {
  before: "That answer cannot be used:",
  after: "Answer again, with the corrected JSON only.",
} as const;

/** An unusable answer, and the reason. */
export interface RefusedAnswer {
  readonly text: string;
  /** The rules that the answer's value breaks; empty when there is no value. */
  readonly violations: readonly Violation[];
  /** The reason why there is no value; `null` if there is one. */
  readonly error: Error | null;
}

/**
 * Returns the messages that tell a model what was wrong with its answer: the answer itself, and the violated rules.
 * Control tokens of chat templates are escaped in both.
 */
export function feedbackTurns({ text, violations, error }: RefusedAnswer): ChatMessage[] {
  const complaint =
    violations.length > 0 ? listViolations(violations) : (error?.message ?? "it could not be read");
  const answer: ChatMessage[] =
    text.trim() === "" ? [] : [{ role: "assistant", content: neutraliseMarks(truncatedText(text)) }];
  return [
    ...answer,
    {
      role: "user",
      content: `${feedbackWording.before} ${neutraliseMarks(asClause(complaint))}. ${feedbackWording.after}`,
    },
  ];
}

/** Truncates a text without splitting a character. */
export function truncatedText(text: string): string {
  return text.slice(0, maxTextShown).replace(/[\uD800-\uDBFF]$/, "");
}

function listViolations(violations: readonly Violation[]): string {
  const omitted = violations.length - maxViolationsListed;
  const listed = violations.slice(0, maxViolationsListed).map(formatViolation).join("; ");
  return omitted > 0 ? `${listed}; and ${omitted} more` : listed;
}
