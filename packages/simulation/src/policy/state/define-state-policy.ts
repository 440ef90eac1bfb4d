import { checkValue, required, rules } from "@concordat/contracts/options";
import type { AgentState } from "../../world/states/agent-states.js";
import { defineRule, type RuleAnswer, type RuleQuestion } from "../define-rule.js";
import type { RulePolicy } from "../policy.js";
import type { UpdateRule } from "./state-round.js";

const functionRule = required({ ...rules.aFunction, message: "must be a function" });

/**
 * Creates a policy from a function that returns the next state of an agent. All agents update at the same time. The
 * states are described by the scenario.
 * @param name the name by which scenarios refer to the policy
 * @param update returns the fields that change, or `null` if none does
 * @param decide decides on each post of the feed. Default: the agent scrolls past every post
 * @throws {RangeError} when an argument is invalid
 * @example
 * const listener = defineStatePolicy<{ opinion: number }>("listener", ({ state, neighbours }) => {
 *   const heard = neighbours.filter(({ opinion }) => Math.abs(opinion - state.opinion) < 0.2);
 *   if (heard.length === 0) return null;
 *   return { opinion: heard.reduce((sum, { opinion }) => sum + opinion, 0) / heard.length };
 * });
 */
export function defineStatePolicy<State extends AgentState>(
  name: string,
  update: UpdateRule<State>,
  decide: (question: RuleQuestion) => RuleAnswer = () => "SCROLL",
): RulePolicy {
  checkValue(name, required(rules.text), "name");
  checkValue(update, functionRule, "update");
  checkValue(decide, functionRule, "decide");
  return {
    ...defineRule(name, decide),
    // The scenario's contract describes the states, so a policy may name the type that it expects.
    update: (question) => update(question as Parameters<typeof update>[0]),
  };
}
