import type { CharSet } from "./char-set.js";

/** A transition of an automaton: the characters that it reads and its target state. */
export interface Transition {
  /** The characters that are read. */
  readonly set: CharSet;
  /** The target state. */
  readonly to: number;
}

/** A state of an automaton. */
export interface AutomatonState {
  /** Whether a text may end here. */
  readonly accepts: boolean;
  /** Transitions for different characters; a character without one is rejected. */
  readonly steps: readonly Transition[];
}

/** A deterministic automaton over code points. State 0 is the start state. */
export type Automaton = readonly AutomatonState[];

/** Whether an automaton accepts no text. */
export function isEmpty(automaton: Automaton): boolean {
  return automaton.length === 0 || automaton.every(({ accepts }) => !accepts);
}

/** Whether it accepts a text. */
export function accepts(automaton: Automaton, text: string): boolean {
  let at = automaton[0];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    const step = at?.steps.find(({ set }) => set.some(([first, last]) => first <= code && code <= last));
    if (step === undefined) return false;
    at = automaton[step.to];
  }
  return at?.accepts === true;
}

/**
 * Returns the minimum and maximum length of the texts that an automaton accepts, in code points. The maximum is
 * infinite if there is no limit.
 */
export function lengthsOf(automaton: Automaton): { readonly least: number; readonly most: number } {
  return { least: shortest(automaton), most: longest(automaton) };
}

/**
 * Returns the length of the longest path. States are visited after all their predecessors; the automaton has no cycles.
 */
function longest(automaton: Automaton): number {
  const waiting = automaton.map(() => 0);
  for (const { steps } of automaton) for (const { to } of steps) waiting[to] = (waiting[to] ?? 0) + 1;
  const lengths = automaton.map(() => 0);
  const open = waiting.flatMap((count, id) => (count === 0 ? [id] : []));
  for (const id of open) {
    for (const { to } of automaton[id]?.steps ?? []) {
      lengths[to] = Math.max(lengths[to] ?? 0, (lengths[id] ?? 0) + 1);
      waiting[to] = (waiting[to] ?? 0) - 1;
      if (waiting[to] === 0) open.push(to);
    }
  }
  return open.length < automaton.length
    ? Number.POSITIVE_INFINITY
    : lengths.reduce((most, length) => Math.max(most, length), 0);
}

function shortest(automaton: Automaton): number {
  const lengths = new Map([[0, 0]]);
  for (const [id, length] of lengths) {
    if (automaton[id]?.accepts === true) return length;
    for (const { to } of automaton[id]?.steps ?? []) if (!lengths.has(to)) lengths.set(to, length + 1);
  }
  return Number.POSITIVE_INFINITY;
}
