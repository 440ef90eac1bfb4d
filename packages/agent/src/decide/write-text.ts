import { type Composition, compositionV1 } from "@concordat/contracts/composition/v1";
import { checkValue, required, rules } from "@concordat/contracts/options";
import { generateObject, type Outcome } from "@concordat/llm";
import { type TextKind, writingPrompt } from "../prompt/writing-prompt.js";
import type { DecisionQuestion } from "./ask-decision.js";
import { checkQuestion } from "./question-rules.js";
import { requestOf } from "./request-of.js";

/**
 * Requests the text that a decision needs: `composition/v1`.
 * @param reason the agent's reason for the decision; `null` if it gave none
 */
export async function writeText(
  question: DecisionQuestion,
  kind: TextKind,
  reason: string | null,
): Promise<Outcome<Composition>> {
  checkQuestion(question, "decision");
  checkValue(kind, required(rules.text), "kind");
  return generateObject({
    contract: compositionV1,
    ...requestOf(question, writingPrompt(question, kind, reason)),
  });
}
