import type { Automaton } from "./automaton.js";
import type { Bound } from "./bound.js";
import { anyCodeUnit, type CharSet, charSet, intersection } from "./char-set.js";
import { type Explored, explore } from "./explore.js";

const highSurrogates: CharSet = [[0xd800, 0xdbff]];
const lowSurrogates: CharSet = [[0xdc00, 0xdfff]];

/**
 * Converts an automaton over UTF-16 code units, as for patterns without Unicode mode, to one over code points. A
 * character beyond U+FFFF corresponds to two steps.
 * @throws {AutomatonTooLargeError}
 */
export function ofCodePoints(units: Automaton, bound?: Bound): Automaton {
  const look = (id: number): Explored<number> => {
    const { accepts = false, steps = [] } = units[id] ?? {};
    return {
      accepts,
      steps: steps.flatMap(({ set, to }) => {
        const high = intersection(set, highSurrogates);
        const pairs = high.length === 0 ? [] : (units[to]?.steps ?? []);
        return [
          { set: intersection(set, anyCodeUnit), to },
          ...pairs.map((low) => ({ set: paired(high, intersection(low.set, lowSurrogates)), to: low.to })),
        ];
      }),
    };
  };
  return units.length === 0 ? [] : explore<number>(0, String, look, bound);
}

/** Returns the code points whose UTF-16 encoding consists of a first unit and a second unit from the given sets. */
function paired(high: CharSet, low: CharSet): CharSet {
  const all = intersection(low, lowSurrogates);
  const isEvery = all.length === 1 && all[0]?.[0] === 0xdc00 && all[0][1] === 0xdfff;
  const ranges: [number, number][] = [];
  for (const [from, to] of high) {
    if (isEvery) ranges.push([codePointOf(from, 0xdc00), codePointOf(to, 0xdfff)]);
    else
      for (let unit = from; unit <= to; unit++)
        for (const [first, last] of all) ranges.push([codePointOf(unit, first), codePointOf(unit, last)]);
  }
  return charSet(ranges);
}

function codePointOf(high: number, low: number): number {
  return 0x10000 + (high - 0xd800) * 0x400 + (low - 0xdc00);
}
