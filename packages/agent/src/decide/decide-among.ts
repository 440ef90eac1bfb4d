import { type AgentDecision, agentDecisionV3 } from "@concordat/contracts/agent-decision/v3";
import { checkValue, required, rules } from "@concordat/contracts/options";
import { formOf, generateObject } from "@concordat/llm";
import { type NetworkChoice, networkPrompt, networkTurns } from "../prompt/network-prompt.js";
import { turnsTemperature } from "../prompt/turns-prompt.js";
import { undecidedRecord, validRecord } from "../record/decision-record.js";
import { contextOf, type Decided, type DecisionQuestion, notWritten, oddsOfChoice } from "./ask-decision.js";
import { checkQuestion } from "./question-rules.js";
import { requestOf, settingsOfRequest } from "./request-of.js";

/** Everything that a decision among given choices depends on. */
export interface NetworkQuestion extends Omit<DecisionQuestion, "rule"> {
  /** The choices that the agent has, such as MUTE. The model cannot make another one. */
  readonly choices: readonly NetworkChoice[];
}

/**
 * Requests a decision on the first item among the given choices: `agent-decision/v3`, in which sharing a post as it is
 * (RESHARE) and with a comment (QUOTE) are two choices, and its author can be followed, unfollowed and muted.
 * @throws {ContractViolationError} when the client returns an invalid result, of which no record can be made
 * @example
 * const { outcome, record } = await decideAmong({ client, profile, items: [{ post }], now, choices: ["QUOTE", "SCROLL"] });
 */
export async function decideAmong(question: NetworkQuestion): Promise<Decided<AgentDecision>> {
  checkQuestion(question, "decision");
  checkValue(question.choices, required(rules.list), "choices");
  const asked =
    formOf(question) === "turns"
      ? {
          ...networkTurns(question),
          form: "turns" as const,
          temperature: turnsTemperature,
          ...settingsOfRequest(question),
        }
      : requestOf(question, networkPrompt(question));
  const outcome = await generateObject({
    contract: agentDecisionV3,
    narrow: { "/choice": [...question.choices] },
    ...oddsOfChoice(question),
    omit: notWritten,
    ...asked,
  });
  const { ref } = agentDecisionV3;
  const postId = question.items[0].post.id;
  const context = contextOf(question, [postId], ref, outcome);
  const contract = "agent-decision/v3";
  const record =
    outcome.state === "valid"
      ? validRecord({ contract, postId, decision: outcome.value }, context)
      : undecidedRecord({ contract, postId, error: outcome.error }, context);
  return { outcome, record };
}
