import { choiceCode } from "../../world/choice.js";
import type { StateColumn } from "../../world/states/agent-states.js";
import type { RulePolicy } from "../policy.js";
import type { StateRound } from "./state-round.js";

/** Creates a rule that scrolls past every post and updates states. */
export function statePolicy(name: string, step: (round: StateRound) => void): RulePolicy {
  return { kind: "rule", name, returns: false, prepare: () => () => choiceCode.SCROLL, step };
}

/**
 * Creates a rule whose updates follow one another: each sees the results of those before it in the same round. Agents of
 * other policies keep their states.
 * @param update changes the values of a field in place
 */
export function sequentialPolicy(
  name: string,
  field: string,
  update: (values: StateColumn, round: StateRound) => void,
): RulePolicy {
  return statePolicy(name, (round) => {
    const values = round.before.column(field).slice();
    update(values, round);
    const next = round.after.column(field);
    for (const agent of round.agents) next[agent] = values[agent] ?? 0;
  });
}
