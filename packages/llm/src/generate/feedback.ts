import { formatViolation, type Violation } from "@concordat/contracts/contract";
import type { ChatMessage } from "../chat/index.js";
import type { Attempt } from "./outcome.js";

const maxViolationsTold = 5;
const maxTextShown = 2_000;

/** The turns that tell a model what was wrong with its answer: the answer itself, and the rules it breaks. */
export function feedbackTurns({ text, violations, error }: Attempt): ChatMessage[] {
  const complaint =
    violations.length > 0 ? listViolations(violations) : (error?.message ?? "it could not be read");
  const answer: ChatMessage[] =
    text.trim() === "" ? [] : [{ role: "assistant", content: text.slice(0, maxTextShown) }];
  return [
    ...answer,
    {
      role: "user",
      content: `That answer cannot be used: ${complaint}. Answer again, with the corrected JSON object only.`,
    },
  ];
}

function listViolations(violations: readonly Violation[]): string {
  const more = violations.length - maxViolationsTold;
  const told = violations.slice(0, maxViolationsTold).map(formatViolation).join("; ");
  return more > 0 ? `${told}; and ${more} more` : told;
}
