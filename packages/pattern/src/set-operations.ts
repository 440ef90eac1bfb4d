import type { Automaton, AutomatonState, Transition } from "./automaton.js";
import type { Bound } from "./bound.js";
import { type CharSet, complement, intersection, union } from "./char-set.js";
import { explore } from "./explore.js";

/** Returns the automaton for texts that both automata accept. */
export function intersect(left: Automaton, right: Automaton, bound?: Bound): Automaton {
  return product(
    left,
    right,
    (a, b) => a !== null && b !== null,
    (a, b) => a && b,
    bound,
  );
}

/** Returns the automaton for texts that the first one accepts and the second one does not. */
export function subtract(left: Automaton, right: Automaton, bound?: Bound): Automaton {
  return product(
    left,
    right,
    (a) => a !== null,
    (a, b) => a && !b,
    bound,
  );
}

/** Returns the automaton for texts that at least one of the two accepts. */
export function unite(left: Automaton, right: Automaton, bound?: Bound): Automaton {
  return product(
    left,
    right,
    (a, b) => a !== null || b !== null,
    (a, b) => a || b,
    bound,
  );
}

type Pair = readonly [left: number | null, right: number | null];

function product(
  left: Automaton,
  right: Automaton,
  goesOn: (left: number | null, right: number | null) => boolean,
  accepted: (left: boolean, right: boolean) => boolean,
  bound?: Bound,
): Automaton {
  return explore<Pair>(
    [left.length === 0 ? null : 0, right.length === 0 ? null : 0],
    ([a, b]) => `${a},${b}`,
    ([a, b]) => {
      const [stateA, stateB] = [stateOf(left, a), stateOf(right, b)];
      const steps = refined(stateA.steps, stateB.steps).filter(({ to }) => goesOn(to[0], to[1]));
      return { accepts: accepted(stateA.accepts, stateB.accepts), steps };
    },
    bound,
  );
}

function stateOf(automaton: Automaton, id: number | null): AutomatonState {
  return (id === null ? undefined : automaton[id]) ?? { accepts: false, steps: [] };
}

/**
 * Combines the transitions of two states. Each result has the characters that two transitions share, and the pair of
 * their targets. A target is `null` if a state has no transition for these characters.
 */
function refined(left: readonly Transition[], right: readonly Transition[]): { set: CharSet; to: Pair }[] {
  const rest = (steps: readonly Transition[]) => complement(union(...steps.map(({ set }) => set)));
  const all: readonly { set: CharSet; to: number | null }[] = [...left, { set: rest(left), to: null }];
  const others: readonly { set: CharSet; to: number | null }[] = [...right, { set: rest(right), to: null }];
  return all
    .flatMap((a) => others.map((b) => ({ set: intersection(a.set, b.set), to: [a.to, b.to] as const })))
    .filter(({ set, to }) => set.length > 0 && (to[0] !== null || to[1] !== null));
}
