import type { Automaton, AutomatonState, Transition } from "./automaton.js";
import { AutomatonTooLargeError, type Bound, defaultMostStates } from "./bound.js";
import type { CharSet } from "./char-set.js";
import { joinedSteps, minimal, withoutDeadEnds } from "./minimal.js";

/** The properties of a state that `explore` needs: whether it accepts, and its transitions. */
export interface Explored<State> {
  /** Whether a text may end here. */
  readonly accepts: boolean;
  /** The target of each set of characters. */
  readonly steps: readonly { readonly set: CharSet; readonly to: State }[];
}

/**
 * Builds the automaton of all states that can be reached from a first one. States with equal keys are the same state.
 * @throws {AutomatonTooLargeError}
 */
export function explore<State>(
  first: State,
  keyOf: (state: State) => string,
  look: (state: State) => Explored<State>,
  { states: most = defaultMostStates, steps: allowance }: Bound = {},
): Automaton {
  const ids = new Map([[keyOf(first), 0]]);
  const open = [first];
  const states: AutomatonState[] = [];
  for (let at = 0; at < open.length; at++) {
    const state = open[at];
    if (state === undefined) break;
    const { accepts, steps } = look(state);
    allowance?.take(1 + steps.length);
    const found: Transition[] = [];
    for (const { set, to } of steps) {
      if (set.length === 0) continue;
      const key = keyOf(to);
      const id = ids.get(key) ?? ids.size;
      if (!ids.has(key)) {
        if (ids.size >= most) throw new AutomatonTooLargeError(`${most} states`);
        ids.set(key, id);
        open.push(to);
      }
      found.push({ set, to: id });
    }
    states.push({ accepts, steps: joinedSteps(found) });
  }
  return minimal(withoutDeadEnds(states));
}
