import { assertDefinition } from "../chart/assert-definition.js";
import type { StatechartDefinition } from "../chart/definition.js";

/** Something in a chart that compiles, but is probably a mistake. */
export interface StatechartFinding {
  /** The kind of finding. */
  readonly kind: "unreachable" | "dead-end" | "no-way-back" | "duplicate" | "shadowed";
  /** The state with the problem, or the source state of the transition with the problem. */
  readonly state: string;
  /** Index of the transition concerned; `null` if it is a state. */
  readonly transition: number | null;
  /** The problem, as a sentence. */
  readonly message: string;
}

/**
 * Finds probable mistakes in a chart. The result is empty if every state can be reached and left and leads back to
 * the initial state, and no transition is redundant.
 */
export function checkStatechart(definition: StatechartDefinition): StatechartFinding[] {
  assertDefinition(definition);
  return [...stateFindings(definition), ...transitionFindings(definition)];
}

function stateFindings({ id, initial, states, transitions }: StatechartDefinition): StatechartFinding[] {
  const next = (state: string): string[] =>
    transitions.filter(({ from }) => from === state).map(({ to }) => to);
  const before = (state: string): string[] =>
    transitions.filter(({ to }) => to === state).map(({ from }) => from);
  const reachable = closure(initial, next);
  const leadingBack = closure(initial, before);
  return Object.keys(states).flatMap((state): StatechartFinding[] => {
    const about = (kind: StatechartFinding["kind"], what: string): StatechartFinding => ({
      kind,
      state,
      transition: null,
      message: `${id}: ${state} ${what}`,
    });
    if (!reachable.has(state)) return [about("unreachable", `cannot be reached from ${initial}`)];
    if (next(state).length === 0) return [about("dead-end", "cannot be left")];
    return leadingBack.has(state) ? [] : [about("no-way-back", `has no way back to ${initial}`)];
  });
}

function transitionFindings({ id, transitions }: StatechartDefinition): StatechartFinding[] {
  return transitions.flatMap(({ from, trigger, to, guard }, index): StatechartFinding[] => {
    const earlier = transitions
      .slice(0, index)
      .filter((other) => other.from === from && other.trigger === trigger && other.to === to);
    const where = `${id}: transitions[${index}] (${from} on ${trigger} to ${to})`;
    const about = { state: from, transition: index };
    if (earlier.some((other) => other.guard === guard))
      return [{ kind: "duplicate", ...about, message: `${where} already exists` }];
    return earlier.some((other) => other.guard === undefined)
      ? [
          {
            kind: "shadowed",
            ...about,
            message: `${where} is never decisive: an earlier one without a guard leads there`,
          },
        ]
      : [];
  });
}

function closure(start: string, next: (state: string) => readonly string[]): Set<string> {
  const found = new Set([start]);
  for (const state of found) for (const other of next(state)) found.add(other);
  return found;
}
