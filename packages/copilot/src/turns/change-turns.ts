import type { DecisionRun } from "@concordat/contracts/decision-run";
import { quotePlain } from "@concordat/llm";
import type { UncertainFact } from "../sensitivity/choose-facts.js";
import { conversation, type DecisionTurns, questionLine } from "./conversation.js";
import { changeQuestion } from "./wording.js";

/** Asks in plain words for each fact as it would read if it were otherwise. */
export function changeTurns(run: DecisionRun, facts: readonly UncertainFact[]): DecisionTurns {
  const questions = facts.map(({ id, fact }) => [`/${id}`, `${changeQuestion} ${quotePlain(fact.text)}`]);
  return conversation([questionLine(run)], Object.fromEntries(questions), [changeQuestion]);
}
