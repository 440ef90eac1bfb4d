import type { Automaton } from "./automaton.js";
import { anyChar, type CharSet, complement, intersection, union } from "./char-set.js";
import { type Explored, explore } from "./explore.js";
import { leadingLookAhead } from "./leading-look-ahead.js";
import { Nfa } from "./nfa.js";
import { parsePattern } from "./parse-pattern.js";
import type { PatternNode } from "./pattern-node.js";
import { both, except } from "./set-operations.js";

/**
 * The texts in which a regular expression is found.
 * @throws {UnsupportedPatternError} for what no automaton follows, such as look-around
 * @throws {AutomatonTooLargeError} when it would have more states than `most`
 */
export function matching(pattern: string, most?: number): Automaton {
  return found(parsePattern(pattern), pattern, most);
}

function found(pattern: PatternNode, source: string, most?: number): Automaton {
  const leading = leadingLookAhead(pattern);
  if (leading === null) return deterministic(new Nfa(pattern, source), most);
  return leading.looks.reduce(
    (texts, { item, negated }) => {
      const anchored = found({ kind: "sequence", items: [{ kind: "start" }, item] }, source, most);
      return negated ? except(texts, anchored, most) : both(texts, anchored, most);
    },
    found(leading.rest, source, most),
  );
}

function deterministic(nfa: Nfa, most?: number): Automaton {
  type State = { readonly ids: readonly number[]; readonly isFirst: boolean };
  const look = ({ ids, isFirst }: State): Explored<State> => ({
    accepts: nfa.accepts(ids, isFirst),
    steps: disjoint(ids.flatMap((id) => (nfa.states[id]?.reads ?? []).map(({ set }) => set))).map((set) => ({
      set,
      to: { ids: nfa.after(ids, set[0]?.[0] ?? 0), isFirst: false },
    })),
  });
  return explore<State>(
    { ids: nfa.start(), isFirst: true },
    ({ ids, isFirst }) => `${isFirst}:${ids}`,
    look,
    most,
  );
}

/** The texts from `least` to `most` code points long. */
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
    last + 2,
  );
}

/** The given texts and no others. */
export function listed(texts: readonly string[]): Automaton {
  return explore<string>(
    "",
    (prefix) => prefix,
    (prefix) => {
      const next = texts.filter((text) => text.startsWith(prefix) && text !== prefix);
      const chars = new Set(next.map((text) => text.codePointAt(prefix.length) ?? 0));
      const steps = [...chars].map((code) => ({
        set: [[code, code]] as const,
        to: prefix + String.fromCodePoint(code),
      }));
      return { accepts: texts.includes(prefix), steps };
    },
    texts.reduce((sum, text) => sum + text.length + 1, 1),
  );
}

/** Every text. */
export const anyText: Automaton = [{ accepts: true, steps: [{ set: anyChar, to: 0 }] }];

/** Sets that do not overlap, of which each of the given ones is a union. */
function disjoint(sets: readonly CharSet[]): CharSet[] {
  let parts: CharSet[] = [];
  for (const set of new Map(sets.map((item) => [JSON.stringify(item), item])).values()) {
    const outside = complement(set);
    const known = union(...parts);
    parts = [
      ...parts.flatMap((part) => [intersection(part, set), intersection(part, outside)]),
      intersection(set, complement(known)),
    ].filter((part) => part.length > 0);
  }
  return parts;
}
