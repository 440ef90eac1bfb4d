import { formatViolation, type Violation } from "@concordat/contracts/contract";
import type { ChatMessage } from "../chat/index.js";
import { neutraliseMarks } from "./template-marks.js";

const maxViolationsListed = 5;
/** Maximum length of the model's own text that is shown to it again, in characters. */
const maxTextShown = 2_000;

/** The feedback to a model after an answer that cannot be used, with the reason in between. */
export const feedbackWording = {
  before: "That answer cannot be used:",
  after: "Answer again, with the corrected JSON only.",
} as const;

/** An answer that could not be used, and why. */
export interface RefusedAnswer {
  readonly text: string;
  /** The rules that the answer's value breaks; empty when there is no value. */
  readonly violations: readonly Violation[];
  /** The reason why there is no value; `null` if there is one. */
  readonly error: Error | null;
}

/**
 * Returns the turns that tell a model what was wrong with its answer: the answer itself, and the rules it breaks. No
 * mark of a chat template in either survives as one.
 */
export function feedbackTurns({ text, violations, error }: RefusedAnswer): ChatMessage[] {
  const complaint =
    violations.length > 0 ? listViolations(violations) : (error?.message ?? "it could not be read");
  const answer: ChatMessage[] =
    text.trim() === "" ? [] : [{ role: "assistant", content: neutraliseMarks(shortened(text)) }];
  return [
    ...answer,
    {
      role: "user",
      content: `${feedbackWording.before} ${neutraliseMarks(complaint)}. ${feedbackWording.after}`,
    },
  ];
}

/** Returns the beginning of a text, whole characters only. */
export function shortened(text: string): string {
  return text.slice(0, maxTextShown).replace(/[\uD800-\uDBFF]$/, "");
}

function listViolations(violations: readonly Violation[]): string {
  const omitted = violations.length - maxViolationsListed;
  const listed = violations.slice(0, maxViolationsListed).map(formatViolation).join("; ");
  return omitted > 0 ? `${listed}; and ${omitted} more` : listed;
}
