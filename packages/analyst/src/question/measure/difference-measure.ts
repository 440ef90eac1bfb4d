import { type ColumnDifference, differenceOf } from "../../query/column-difference.js";
import { isZeroOne } from "../../table/zero-one.js";
import { Claims } from "../claims.js";
import type { Cues } from "../cues.js";
import type { Draft } from "../draft.js";
import type { Hints } from "../hints.js";
import { isPeople } from "../people-words.js";
import { isStopWord } from "../stop-words.js";
import { type MeasureMention, measureMentions } from "./find-measure.js";
import { isMeasurable } from "./measured-columns.js";
import { claimMention, rowWord } from "./settled-measure.js";

/** A pattern for the difference of two columns. Its two groups match the words for each column. */
interface Wording {
  readonly pattern: RegExp;
  /** Whether a comparative such as `higher` is part of the pattern, so that it does not ask for the highest value. */
  readonly isComparative: boolean;
  /** Whether the first is subtracted from the second: `how much cheaper`. */
  readonly isReversed?: boolean;
}

const wordings: readonly Wording[] = [
  { pattern: /\(([^()]+?)\bminus\b([^()]+)\)/diu, isComparative: false },
  {
    pattern:
      /\b(?:how much|how many|by how much|by how many)\b(?: (?!(?:had|have|has|got|get|gets|won|lost|scored|received|made)\b)\p{L}+){0,3}? (?:more|higher|greater|larger|longer|bigger|older|heavier|dearer|further)\b(.+?)\bthan\b(.+)/diu,
    isComparative: true,
  },
  {
    pattern:
      /\b(?:how much|by how much)\b(?: \p{L}+){0,3}? (?:less|lower|smaller|cheaper|shorter|lighter|younger|nearer)\b(.+?)\bthan\b(.+)/diu,
    isComparative: true,
    isReversed: true,
  },
  {
    pattern: /\b(?:difference|gap|margin) between (?:the )?(.+?) and (.+)/diu,
    isComparative: false,
  },
  { pattern: /^(?:.*?\b(?:is|are|was|were) )?(.+?)\bminus\b(.+)/diu, isComparative: false },
];

/** The difference of two columns that a question asks for, and the remaining requested operations. */
export interface AskedDifference {
  readonly column: ColumnDifference;
  readonly cues: Cues;
}

/**
 * Finds a measure that is one column minus another, as in `how much higher is the asking price than the selling price`
 * or `the gap between exports and imports`. Returns `null` if the words name the same column twice, or name groups or
 * periods of one column.
 */
export function differenceIn(draft: Draft, hints: Hints): AskedDifference | null {
  for (const { pattern, isComparative, isReversed = false } of wordings) {
    const match = pattern.exec(draft.question);
    const [, first, second] = match?.indices ?? [];
    if (first === undefined || second === undefined) continue;
    const minuend = columnWithin(draft, hints, first);
    const subtrahend = columnWithin(draft, hints, second);
    if (minuend === null || subtrahend === null || minuend.column === subtrahend.column) continue;
    for (const mention of [minuend, subtrahend]) claimMention(draft.claims, mention);
    claimWording(draft, first[0], second);
    claimCommonWords(draft, first, second);
    claimCounted(draft, [minuend, subtrahend], first[0]);
    if (match?.[0].startsWith("(") === true) claimExplained(draft, first[0]);
    const cues = { ...draft.cues, compares: false, counts: false, change: false };
    return {
      column: isReversed
        ? differenceOf(subtrahend.column, minuend.column)
        : differenceOf(minuend.column, subtrahend.column),
      cues: isComparative ? { ...cues, order: null } : cues,
    };
  }
  return null;
}

/**
 * Marks the words for the counted things as read, and those for the things with that number, as in `how many more rides
 * did registered users make`.
 */
function claimCounted({ claims }: Draft, mentions: readonly MeasureMention[], from: number): void {
  const { tokens } = claims;
  const counted = tokens.filter(({ start }) => start >= from).slice(0, 2);
  const verb = counted.findIndex(({ lower }) => /^(?:did|do|does|were|are|had|have|has)$/.test(lower));
  const named = mentions.flatMap((mention) => mention.tokens.map(({ start }) => start));
  const owners = tokens.filter(
    (token, at) => isPeople(token.lower) && named.includes(tokens[at - 1]?.start ?? -1),
  );
  claims.claim([...counted.slice(0, Math.max(0, verb)), ...owners], "gloss");
}

/**
 * Marks a word that both columns share as read, because it does not distinguish them, as in `highway mileage than city
 * mileage`.
 */
function claimCommonWords(
  { claims }: Draft,
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): void {
  const free = claims.free();
  const before = free.filter((token) => token.start >= from && token.end <= to);
  const after = free.filter((token) => token.start >= start && token.end <= end);
  for (const token of before) {
    const again = after.find(({ stem }) => stem === token.stem);
    if (again !== undefined) claims.claim([token, again], "gloss");
  }
}

/**
 * Returns the column that words within a range of the question name completely or in parentheses; `null` if there is
 * none.
 */
function columnWithin(
  draft: Draft,
  { columns: hinted }: Hints,
  [from, to]: readonly [number, number],
): MeasureMention | null {
  const { claims, vocabulary, question } = draft;
  const part = question.slice(from, to);
  const glossed = hinted.find(({ name }) => part.includes(`(${name})`));
  if (glossed !== undefined) {
    // `MM (PriceMM)`: the word names the column, though it may also be a member.
    const open = from + part.indexOf(`(${glossed.name})`);
    const words = claims.tokens.filter((token) => token.start >= from && token.end <= open);
    return { column: glossed, score: 1, tokens: words.filter(({ lower }) => !isStopWord(lower)).slice(-1) };
  }
  const within = claims.free().filter(({ start, end }) => start >= from && end <= to);
  // Guards earn more than centers: columns of 0 and 1 are groups, and not what is compared.
  const numbers = vocabulary.table.columns.filter((column) => !isZeroOne(column));
  const exact = numbers.filter((column) => within.some(({ lower }) => lower === column.name.toLowerCase()));
  const [own, ...more] = exact.filter(isMeasurable);
  if (own !== undefined && more.length === 0)
    return { column: own, score: 1, tokens: within.filter(({ lower }) => lower === own.name.toLowerCase()) };
  const [best, second] = measureMentions(new Claims(within), numbers, rowWord(draft)).filter(
    ({ score, tokens }) => score >= 0.5 && tokens.length > 0,
  );
  return best === undefined || best.score === second?.score ? null : best;
}

/**
 * Marks words as read that are repeated by a difference in parentheses, as in `how far births exceed deaths (births
 * minus deaths)`.
 */
function claimExplained({ claims }: Draft, from: number): void {
  claims.claim(
    claims
      .free()
      .filter(
        ({ lower, end }) =>
          end <= from &&
          /^(?:above|below|over|under|exceeds?|exceed|ahead|behind|furthest|farthest|far|rates?|net|surplus|deficit|balance)$/.test(
            lower,
          ),
      ),
    "gloss",
  );
}

function claimWording({ claims }: Draft, from: number, second: readonly [number, number]): void {
  claims.claim(
    claims.tokens.filter(
      ({ lower, end, start }) =>
        (end <= from || (start >= from && end <= second[0])) &&
        /^(?:how|much|many|by|more|higher|greater|larger|longer|bigger|older|heavier|dearer|further|less|lower|smaller|cheaper|shorter|lighter|younger|nearer|difference|gap|margin|between|minus|than)$/.test(
          lower,
        ),
    ),
    "cue",
  );
}
