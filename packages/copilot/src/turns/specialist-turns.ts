import type { DecisionRun } from "@concordat/contracts/decision-run";
import type { AgentName } from "../specialists/agents.js";
import { contextLines, conversation, type DecisionConversation, questionLine } from "./conversation.js";
import { specialistQuestions } from "./wording.js";

/** Returns the conversation and question that ask one specialist for its items in plain text. */
export function specialistTurns(run: DecisionRun, agent: AgentName): DecisionConversation {
  return conversation([...contextLines(run), questionLine(run)], { "/items": specialistQuestions[agent] });
}
