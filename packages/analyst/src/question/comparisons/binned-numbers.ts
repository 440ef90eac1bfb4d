import type { Column } from "../../table/column.js";
import { isOneOf } from "../condition.js";
import type { Draft } from "../draft.js";
import { isNeutral } from "../neutral-words.js";
import type { Token } from "../token.js";
import type { Member } from "../vocabulary.js";
import { comparisonsIn, type FoundComparison } from "./comparison-rules.js";
import type { PlacedCondition } from "./placed-condition.js";

/** A range of numbers from its lower to its upper bound. */
type Range = readonly [from: number, to: number];

const number = "\\$?(\\d[\\d,]*(?:\\.\\d+)?) ?(k)?";
const unit = "(?: ?(?:years?|yrs?|hours?|hrs?|minutes?|mins?|days?|units?|miles?|km|kg|%))?";

/** How values of a column of ranges are written. */
const written: readonly [pattern: RegExp, range: (low: number, high: number) => Range][] = [
  [new RegExp(`^(?:<|<=|≤|under|below|less than|up to) ?${number}${unit}$`, "i"), (to) => [-Infinity, to]],
  [new RegExp(`^(?:>|>=|≥|over|above|more than) ?${number}${unit}$`, "i"), (from) => [from, Infinity]],
  [
    new RegExp(`^${number}${unit} ?(?:\\+|or more|or over|or older|and over|and older|and above)$`, "i"),
    (from) => [from, Infinity],
  ],
  [new RegExp(`^[[(]?${number} ?(?:-|–|to|,) ?${number}${unit}[\\])]?$`, "i"), (from, to) => [from, to]],
];

function rangeOf(text: string): Range | null {
  for (const [pattern, range] of written) {
    const [, low, kilo, high, kilos] = pattern.exec(text.trim()) ?? [];
    if (low === undefined) continue;
    return range(numberIn(low, kilo ?? kilos), numberIn(high ?? "", kilos));
  }
  return null;
}

function numberIn(text: string, kilo: string | undefined): number {
  return Number(text.replace(/,/g, "")) * (kilo === undefined ? 1 : 1_000);
}

/** Values that are not ranges and may be among them. */
const unknown =
  /^(?:unknown|missing|other|n\/?a|none|not (?:known|stated|available)|don['’]?t know|refused)$/i;

/** The columns whose values are ranges of numbers, such as `18-24` and `65+`. */
function binnedColumns({ vocabulary }: Draft): (readonly [Column, (readonly [Member, Range])[]])[] {
  return [...vocabulary.byColumn].flatMap(([column, members]) => {
    const known = members.filter(({ text }) => !unknown.test(text.trim()));
    const ranges = known.flatMap((member): (readonly [Member, Range])[] => {
      const range = rangeOf(member.text);
      return range === null ? [] : [[member, range]];
    });
    return ranges.length < 2 || ranges.length < known.length ? [] : [[column, ranges] as const];
  });
}

/**
 * Finds comparisons with a number whose column has ranges as values, as in `people over 65` for a value `65+`. The ranges
 * must fit the number: none of them may be partly within the asked one.
 */
export function binnedNumbers(draft: Draft): PlacedCondition[] {
  const { question, claims } = draft;
  const columns = binnedColumns(draft);
  const [only, ...more] = columns;
  if (only === undefined || more.length > 0) return [];
  const [column, ranges] = only;
  return comparisonsIn(question, claims).flatMap((found) => {
    const words = claims.within(found.start, found.end);
    if (words.some((token) => claims.useOf(token) !== undefined) || found.isShare === true) return [];
    const members = membersWithin(askedRange(found), ranges);
    if (members.length === 0 || members.length === ranges.length) return [];
    claims.claim([...words, ...unitBehind(draft, found.end)], "number");
    const condition = isOneOf(
      column,
      members.map(({ value }) => value),
    );
    draft.assumptions.push(`"${question.slice(found.start, found.end)}" was read as ${condition.text}.`);
    return [{ condition, start: found.start }];
  });
}

function askedRange({ bounds }: FoundComparison): Range {
  const from = bounds.filter(([comparator]) => comparator.startsWith(">")).map(([, value]) => value);
  const to = bounds.filter(([comparator]) => comparator.startsWith("<")).map(([, value]) => value);
  return [Math.max(-Infinity, ...from), Math.min(Infinity, ...to)];
}

/** The ranges within the asked one; none if one of them is only partly within it. */
function membersWithin([from, to]: Range, ranges: readonly (readonly [Member, Range])[]): Member[] {
  const isOver = ([low, high]: Range): boolean => Math.max(low, from) < Math.min(high, to);
  const over = ranges.filter(([, range]) => isOver(range));
  const isFit = over.every(([, [low, high]]) => low >= from && high <= to);
  return isFit && from < to ? over.map(([member]) => member) : [];
}

/** Returns the unit after a number, as in `less than 6 hours`. */
function unitBehind({ claims }: Draft, end: number): Token[] {
  const next = claims.tokens.find(({ start }) => start >= end);
  const isUnit =
    next !== undefined &&
    next.start <= end + 1 &&
    claims.useOf(next) === undefined &&
    (isNeutral(next.lower) || /^(?:years?|hours?|days?|weeks?|months?)$/.test(next.lower));
  return isUnit ? [next] : [];
}
