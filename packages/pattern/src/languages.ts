import type { Automaton } from "./automaton.js";
import type { Bound } from "./bound.js";
import { anyChar, type CharSet } from "./char-set.js";
import { disjoint } from "./disjoint.js";
import { type Explored, explore } from "./explore.js";
import { leadingLookAhead } from "./leading-look-ahead.js";
import { Nfa } from "./nfa.js";
import { ofCodePoints } from "./of-code-points.js";
import { parsePattern } from "./parse-pattern.js";
import { alphabetOf, type PatternNode } from "./pattern-node.js";
import { intersect, subtract } from "./set-operations.js";

/**
 * Returns the automaton for texts that contain a match of a regular expression.
 * @throws {UnsupportedPatternError} for a construct that no automaton supports, such as look-around
 * @throws {AutomatonTooLargeError} when the automaton would have more states than allowed
 */
export function fromPattern(pattern: string, bound?: Bound): Automaton {
  const parsed = parsePattern(pattern);
  const automaton = found(parsed.tree, alphabetOf(parsed), pattern, bound);
  return parsed.reads === "code points" ? automaton : ofCodePoints(automaton, bound);
}

function found(pattern: PatternNode, alphabet: CharSet, source: string, bound?: Bound): Automaton {
  const leading = leadingLookAhead(pattern);
  if (leading === null) return deterministic(new Nfa(pattern, alphabet, source), bound);
  return leading.looks.reduce(
    (texts, { item, negated }) => {
      const anchored = found({ kind: "sequence", items: [{ kind: "start" }, item] }, alphabet, source, bound);
      return negated ? subtract(texts, anchored, bound) : intersect(texts, anchored, bound);
    },
    found(leading.rest, alphabet, source, bound),
  );
}

function deterministic(nfa: Nfa, bound?: Bound): Automaton {
  type State = { readonly ids: readonly number[]; readonly isFirst: boolean };
  const look = ({ ids, isFirst }: State): Explored<State> => {
    const sets = ids.flatMap((id) => (nfa.states[id]?.reads ?? []).map(({ set }) => set));
    const parts = disjoint(sets, bound?.steps);
    // Each part is read from each of the states that are open together.
    bound?.steps?.take(parts.length * ids.length);
    return {
      accepts: nfa.accepts(ids, isFirst),
      steps: parts.map((set) => ({
        set,
        to: { ids: nfa.after(ids, set[0]?.[0] ?? 0), isFirst: false },
      })),
    };
  };
  return explore<State>(
    { ids: nfa.start(), isFirst: true },
    ({ ids, isFirst }) => `${isFirst}:${ids}`,
    look,
    bound,
  );
}

/** Returns the automaton for texts of `least` to `most` code points. */
export function ofLength(least: number, most: number): Automaton {
  const last = most === Number.POSITIVE_INFINITY ? least : most;
  return explore<number>(
    0,
    String,
    (length) => ({
      accepts: length >= least,
      steps:
        length < last ? [{ set: anyChar, to: length + 1 }] : most > last ? [{ set: anyChar, to: last }] : [],
    }),
    { states: last + 2 },
  );
}

/** Returns the automaton that accepts exactly the given texts. */
export function fromTexts(texts: readonly string[], bound: Bound = {}): Automaton {
  const beginnings = beginningsOf(texts);
  return explore<number>(
    0,
    String,
    (id) => ({
      accepts: beginnings[id]?.isText === true,
      steps: [...(beginnings[id]?.next ?? [])].map(([code, to]) => ({ set: [[code, code]] as const, to })),
    }),
    { states: beginnings.length, ...bound },
  );
}

/**
 * A common prefix of some texts: whether it is itself one of the texts, and the target state for each next character.
 */
interface Beginning {
  isText: boolean;
  readonly next: Map<number, number>;
}

function beginningsOf(texts: readonly string[]): Beginning[] {
  const empty: Beginning = { isText: false, next: new Map() };
  const found = [empty];
  for (const text of texts) {
    let at = empty;
    for (const char of text) {
      const code = char.codePointAt(0) ?? 0;
      const id = at.next.get(code) ?? found.length;
      at.next.set(code, id);
      at = found[id] ?? { isText: false, next: new Map() };
      found[id] = at;
    }
    at.isText = true;
  }
  return found;
}

/** The automaton that accepts every text. */
export const anyText: Automaton = [{ accepts: true, steps: [{ set: anyChar, to: 0 }] }];
