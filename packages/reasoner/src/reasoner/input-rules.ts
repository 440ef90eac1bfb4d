import { checkOptions, isRecord, needed, type Rule, type Rules, rules } from "@concordat/contracts/options";
import type { ReasonInput } from "./reason-input.js";
import { profileOf } from "./reasoning-agent.js";

/** A state or a trigger by its name. */
const name: Rule = rules.text;

const anything: Rule = { must: "may be any value", fits: () => true };

const moveRule: Rule = {
  must: "must be a move: { from, trigger, to }, each a string",
  fits: (value) => isRecord(value) && [value.from, value.trigger, value.to].every(name.fits),
};

/** What each member of an input must be; the agent is checked by `profileOf`, the number of options by the reasoner. */
export const inputRules: Rules<ReasonInput> = {
  agent: needed({ ...anything, elsewhere: ["profile"] }),
  currentState: needed({
    ...name,
    must: "must be the name of the state that the agent is in",
    elsewhere: ["current_state", "state", "from"],
  }),
  trigger: needed({ ...name, must: "must be the name of what happens", elsewhere: ["event"] }),
  options: needed({
    ...rules.list,
    must: "must be a list of the states that are open",
    each: { ...name, must: "must be the name of a state" },
    elsewhere: ["states", "targets"],
  }),
  context: anything,
  history: { ...rules.list, must: "must be a list of moves", each: moveRule },
  descriptions: {
    must: "must be an object of descriptions by the names of states",
    fits: (value) =>
      isRecord(value) && Object.values(value).every((text) => typeof text === "string" || text === undefined),
  },
  chart: { ...rules.text, must: "must be the id of a chart" },
  seed: { ...rules.aFunction, must: "must be a function that gives the seed of each answer" },
  signal: { ...rules.signal, elsewhere: ["abortSignal"] },
};

/**
 * Refuses an input that a model would be asked about as "the state undefined".
 * @throws {RangeError} that names the member, what it must be and what was given
 * @throws {TypeError} when the agent has no profile
 */
export function checkInput(input: ReasonInput): void {
  checkOptions(input, inputRules);
  profileOf(input.agent);
}

/** What an argument that takes a reasoner must be. */
export const reasonerRule: Rule = needed({
  must: "must be a Reasoner",
  fits: (value) => isRecord(value) && typeof value.reason === "function",
});
