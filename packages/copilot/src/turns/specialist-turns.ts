import type { DecisionRun } from "@concordat/contracts/decision-run";
import type { AgentName } from "../specialists/agents.js";
import { contextLines, conversation, type DecisionTurns, questionLine } from "./conversation.js";
import { specialistQuestions } from "./wording.js";

/** Asks one specialist in plain words for its items. */
export function specialistTurns(run: DecisionRun, agent: AgentName): DecisionTurns {
  return conversation([...contextLines(run), questionLine(run)], { "/items": specialistQuestions[agent] });
}
