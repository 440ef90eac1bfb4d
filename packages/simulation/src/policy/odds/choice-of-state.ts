import { type Choice, choices } from "../../world/choice.js";
import { stateFor } from "../chart-moves.js";

/** The choice of each state. Several choices may lead to a state: the first of them is the reasoner's. */
const choiceFor = new Map<string, Choice>(choices.toReversed().map((choice) => [stateFor[choice], choice]));

/**
 * Returns the choice that corresponds to a state of the social chart. A state in which the agent did not engage is
 * treated as `SCROLL`.
 */
export function choiceOfState(state: string): Choice {
  return choiceFor.get(state) ?? "SCROLL";
}
