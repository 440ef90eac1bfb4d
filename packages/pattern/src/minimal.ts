import type { Automaton, AutomatonState, Transition } from "./automaton.js";
import { type CharSet, union } from "./char-set.js";

/** Removes the states from which no text is accepted. */
export function withoutDeadEnds(states: Automaton): Automaton {
  const sources = new Map<number, number[]>();
  states.forEach(({ steps }, from) => {
    for (const { to } of steps) sources.set(to, [...(sources.get(to) ?? []), from]);
  });
  const live = new Set(states.flatMap(({ accepts: isEnd }, id) => (isEnd ? [id] : [])));
  for (const id of live) for (const from of sources.get(id) ?? []) live.add(from);
  if (!live.has(0)) return [];
  const ids = new Map([...live].sort((a, b) => a - b).map((id, index) => [id, index]));
  return states
    .filter((_, id) => live.has(id))
    .map(({ accepts: isEnd, steps }) => ({
      accepts: isEnd,
      steps: steps.flatMap(({ set, to }) => {
        const target = ids.get(to);
        return target === undefined ? [] : [{ set, to: target }];
      }),
    }));
}

/**
 * Maximum number of states of an automaton that is minimized. For larger ones, merging states takes more time than it
 * saves.
 */
const maxMinimised = 400;

/** Merges the equivalent states of an automaton. */
export function minimal(states: Automaton): Automaton {
  if (states.length > maxMinimised) return states;
  const sets = new Map<string, number>();
  const keyed = states.map(({ accepts: isEnd, steps }) => ({
    isEnd,
    steps: steps.map(({ set, to }) => ({ set: idOf(JSON.stringify(set), sets), to })),
  }));
  let classes: readonly number[] = keyed.map(({ isEnd }) => (isEnd ? 1 : 0));
  for (let count = 0; ; ) {
    const keys = keyed.map(({ steps }, id) => {
      const rows = steps.map(({ set, to }) => `${set}>${classes[to]}`).sort();
      return `${classes[id]}:${rows.join()}`;
    });
    const ids = new Map<string, number>();
    classes = keys.map((key) => idOf(key, ids));
    if (ids.size === count) return automatonOfClasses(states, classes);
    count = ids.size;
  }
}

function idOf(key: string, ids: Map<string, number>): number {
  const id = ids.get(key) ?? ids.size;
  ids.set(key, id);
  return id;
}

/** Builds the automaton with one state for each class, the class of the start state first. */
function automatonOfClasses(states: Automaton, classes: readonly number[]): Automaton {
  const order = [...new Set(classes)];
  const ids = new Map(order.map((own, index) => [own, index]));
  const first = new Map<number, AutomatonState>();
  states.forEach((state, id) => {
    const own = classes[id] ?? 0;
    if (!first.has(own)) first.set(own, state);
  });
  return order.map((own) => {
    const { accepts: isEnd, steps } = first.get(own) ?? { accepts: false, steps: [] };
    return {
      accepts: isEnd,
      steps: joinedSteps(steps.map(({ set, to }) => ({ set, to: ids.get(classes[to] ?? 0) ?? 0 }))),
    };
  });
}

/** Merges transitions with the same target. */
export function joinedSteps(steps: readonly Transition[]): Transition[] {
  const sets = new Map<number, CharSet[]>();
  for (const { set, to } of steps) {
    const known = sets.get(to);
    if (known === undefined) sets.set(to, [set]);
    else known.push(set);
  }
  return [...sets].map(([to, own]) => ({
    set: own.length === 1 && own[0] !== undefined ? own[0] : union(...own),
    to,
  }));
}
