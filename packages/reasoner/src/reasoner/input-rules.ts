import { checkOptions, isRecord, type Rule, type Rules, required, rules } from "@concordat/contracts/options";
import type { ReasonInput } from "./reason-input.js";
import { agentMessage, profileOf } from "./reasoning-agent.js";

/** The rule for the name of a state or a trigger. */
const name: Rule = rules.text;

const anything: Rule = { message: "may be any value", test: () => true };

const moveRule: Rule = {
  message: "must be a move: { from, trigger, to }, each a string",
  test: (value) => isRecord(value) && [value.from, value.trigger, value.to].every(name.test),
};

/**
 * The rules of the members of an input. The agent is checked by `profileOf`, and the number of options by the
 * reasoner.
 */
export const inputRules: Rules<ReasonInput> = {
  agent: required({ ...anything, message: agentMessage, aliases: ["profile"] }),
  currentState: required({
    ...name,
    message: "must be the name of the state that the agent is in",
    aliases: ["current_state", "state", "from"],
  }),
  trigger: required({ ...name, message: "must be the name of what happens", aliases: ["event"] }),
  options: required({
    ...rules.list,
    message: "must be a list of the states that are open",
    items: { ...name, message: "must be the name of a state" },
    aliases: ["states", "targets"],
  }),
  context: anything,
  history: { ...rules.list, message: "must be a list of moves", items: moveRule },
  descriptions: {
    message: "must be an object of descriptions by the names of states",
    test: (value) =>
      isRecord(value) && Object.values(value).every((text) => typeof text === "string" || text === undefined),
  },
  chart: { ...rules.text, message: "must be the id of a chart" },
  seed: { ...rules.aFunction, message: "must be a function that gives the seed of each answer" },
  signal: { ...rules.signal, aliases: ["abortSignal"] },
};

/**
 * Checks an input, so that no prompt contains text such as "the state undefined".
 * @throws {RangeError} if a member is invalid; the message names the member, what it must be, and the given value
 * @throws {TypeError} when the agent has no profile
 */
export function checkInput(input: ReasonInput): void {
  checkOptions(input, inputRules);
  profileOf(input.agent);
}

/** The rule for an argument whose value is a reasoner. */
export const reasonerRule: Rule = required({
  message: "must be a Reasoner",
  test: (value) => isRecord(value) && typeof value.reason === "function",
});
