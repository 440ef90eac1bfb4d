import type { DecisionRun } from "@concordat/contracts/decision-run";
import { quotePlain } from "@concordat/llm";
import type { UncertainFact } from "../sensitivity/choose-facts.js";
import { conversation, type DecisionConversation, questionLine } from "./conversation.js";
import { changeQuestion } from "./wording.js";

/** Returns the conversation and questions that ask in plain text how each fact would read if it were different. */
export function changeTurns(run: DecisionRun, facts: readonly UncertainFact[]): DecisionConversation {
  const questions = facts.map(({ id, fact }) => [`/${id}`, `${changeQuestion} ${quotePlain(fact.text)}`]);
  return conversation([questionLine(run)], Object.fromEntries(questions), [changeQuestion]);
}
