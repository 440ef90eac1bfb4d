import type { Column } from "../../table/column.js";
import { nameParts } from "../../table/name-parts.js";
import type { Claims } from "../claims.js";
import { meanTheSame } from "../concepts.js";
import { compares } from "../condition.js";
import { matchName } from "../name-match.js";
import { parseNumberWord } from "../number-word.js";
import { isPeople } from "../people-words.js";
import { isStopWord } from "../stop-words.js";
import { stemOf, type Token, tokenise } from "../token.js";
import { columnOfUnit } from "./column-of-unit.js";
import { bestMatch, type ComparedColumn, isFree, maxWordsToGloss } from "./compared-column.js";
import { comparisonsIn, type FoundComparison } from "./comparison-rules.js";
import { absences, equalities, presences } from "./equal-numbers.js";
import { equationsInParentheses } from "./equation-in-parentheses.js";
import { lossesMade } from "./losses-made.js";
import { missingValues } from "./missing-values.js";
import { ordinals } from "./ordinal-numbers.js";
import type { PlacedCondition } from "./placed-condition.js";

/**
 * Finds comparisons with numbers and their columns, and marks their words as read. A number without a column is not
 * marked.
 */
export function findComparisons(
  question: string,
  claims: Claims,
  columns: readonly Column[],
  isRow: (token: Token) => boolean,
): PlacedCondition[] {
  const numbers = columns.filter(
    ({ kind, role }) => kind === "number" && role !== "identifier" && role !== "year",
  );
  const conditions: PlacedCondition[] = [];
  // `which country lost the most money` ranks, and `which companies made a loss` lists.
  const isRestricted = /\bhow many\b|\b(?:number|share|percentage|proportion|fraction) of\b/i.test(question);
  for (const found of comparisonsIn(question, claims)) {
    const column =
      found.isShare === true
        ? shareBehind(found, claims, numbers)
        : (columnOf(found, claims, numbers, isRow) ?? soldFor(found.start, claims, numbers));
    if (column === null) continue;
    claims.claim(claims.within(found.start, found.end), "number");
    claims.claim(column.tokens, "column");
    const gloss = column.tokens.find(({ parenthesis }) => parenthesis >= found.end);
    // `more than five chronic conditions (numchron)`: the words in between describe the column.
    if (gloss !== undefined) claims.claim(claims.within(found.end, gloss.parenthesis), "gloss");
    claims.claim(unitBehind(found.end, claims), "gloss");
    claims.claim(glossedBefore(found, claims), "gloss");
    const scale =
      (found.isShare === true || isPercent(question.slice(found.start, found.end + 10))) &&
      isFraction(column.column)
        ? 100
        : 1;
    conditions.push(
      ...found.bounds.map(([comparator, value]) => ({
        condition: compares(column.column, comparator, value / scale),
        start: found.start,
      })),
    );
  }
  return [
    ...conditions,
    ...equationsInParentheses(question, claims, numbers),
    ...ordinals(claims, numbers),
    ...equalities(claims, numbers, isRow),
    ...missingValues(claims, columns),
    ...absences(claims, numbers),
    ...presences(question, claims, numbers),
    ...(isRestricted ? lossesMade(question, claims, numbers) : []),
  ];
}

/**
 * Returns the words after a number that are its unit, if they express a ratio, as in `more than 5 children per woman`.
 */
function unitBehind(end: number, claims: Claims): readonly Token[] {
  const [noun, per, other] = claims.tokens.filter(({ start }) => start >= end);
  return noun !== undefined &&
    other !== undefined &&
    per?.lower === "per" &&
    isFree(noun, claims) &&
    isFree(other, claims)
    ? [noun, per, other]
    : [];
}

const auxiliary = /^(?:is|are|was|were|be|been|with|that|who|which|had|has|have|did|does|do)$/;

/** Returns the words that a comparison in parentheses explains, as in `more than an hour late (delay above 60)`. */
function glossedBefore({ start, end }: FoundComparison, claims: Claims): readonly Token[] {
  const [inside] = claims.within(start, end);
  if (inside === undefined || inside.parenthesis < 0) return [];
  const before = claims.tokens.filter((token) => token.end <= inside.parenthesis);
  const from = before.findLastIndex(({ lower }) => auxiliary.test(lower));
  const words = before.slice(from + 1);
  return from < 0 || words.length > maxWordsToGloss || words.some((token) => !isFree(token, claims))
    ? []
    : words;
}

/**
 * Finds the column of prices if the number is the amount for which something is sold, as in `sold for less than
 * 200000`.
 */
function soldFor(start: number, { tokens }: Claims, columns: readonly Column[]): ComparedColumn | null {
  const [verb, link] = tokens.filter(({ end }) => end <= start).slice(-2);
  if (verb === undefined || link === undefined || !/^(?:for|at)$/.test(link.lower)) return null;
  if (!/^(?:sold|sells?|selling|went|goes|going|bought|priced|listed|offered)$/.test(verb.lower)) return null;
  const prices = columns.filter(({ name }) => matchName(name, tokenise("price")).score >= 0.5);
  const paid = prices.filter(({ name }) =>
    nameParts(name).some((part) => /^(?:sale|sold|selling|paid|final)$/.test(part)),
  );
  const [only, ...more] = paid.length === 1 ? paid : prices;
  return only === undefined || more.length > 0 ? null : { column: only, tokens: [verb] };
}

/**
 * Finds the only column of shares that is named after the comparison, as in `in how many districts are more than half
 * of the people Catholic`.
 */
function shareBehind(
  { end }: FoundComparison,
  claims: Claims,
  columns: readonly Column[],
): ComparedColumn | null {
  const shares = columns.filter(({ least, greatest }) => Number(least) >= 0 && Number(greatest) <= 100);
  const behind = claims.tokens.filter((token) => token.start >= end).slice(0, maxWordsToGloss + 1);
  const best = bestMatch(
    behind.filter((token) => isFree(token, claims)),
    shares,
  );
  if (best === null || best.score < 0.9) return null;
  const [first] = best.tokens;
  // The words in between describe whose share it is.
  if (first !== undefined) claims.claim(claims.within(end, first.start), "gloss");
  return best;
}

function isPercent(text: string): boolean {
  return /\d\s*(?:%|per ?cent\b)/i.test(text);
}

/** Whether the shares in a column are fractions of one, so that 50 per cent is 0.5. */
function isFraction({ least, greatest }: Column): boolean {
  return Number(least) >= -1 && Number(greatest) <= 1;
}

/**
 * Returns the column to compare with a number: the one that the adjective names, or that adjacent words name. Returns
 * `null` if there is none.
 */
function columnOf(
  { start, end, adjective: word }: FoundComparison,
  claims: Claims,
  columns: readonly Column[],
  isRow: (token: Token) => boolean,
): ComparedColumn | null {
  if (word !== null) {
    const stem = stemOf(word.replace(/er$/, ""));
    const meant = columns.find(
      (column) => meanTheSame(stemOf(column.name), stemOf(word)) || meanTheSame(stemOf(column.name), stem),
    );
    if (meant !== undefined) return { column: meant, tokens: [] };
  }
  const before = ofNumber(claims.tokens.filter((token) => token.end <= start).slice(-4));
  const behind = claims.tokens.filter((token) => token.start >= end);
  const after = behind.slice(0, 3);
  // Parentheses after the number name its column.
  const glossed = behind.slice(0, maxWordsToGloss).filter(({ parenthesis }) => parenthesis >= 0);
  // `30 home runs or more`: the words in between name the column.
  const inside = claims
    .within(start, end)
    .filter(({ text, lower }) => parseNumberWord(text) === null && !isStopWord(lower));
  const windows = [...(inside.length > 0 ? [inside] : []), before.slice(-3), after, before];
  for (const window of glossed.length > 0 ? [glossed, ...windows] : windows) {
    const best = bestMatch(
      window.filter((token) => isFree(token, claims)),
      columns,
      isRow,
      after,
    );
    if (best !== null) return best;
  }
  const height = heightOf(claims.within(start, end), columns);
  if (height !== null) return height;
  const ofUnit = columnOfUnit(behind[0], columns);
  if (ofUnit !== undefined) return ofUnit;
  const subject = claims.tokens.filter((token) => token.end <= start);
  return ageOfPeople(subject, columns, isRow) ?? onlyNumber(subject, columns);
}

/** Finds the only number of a table for a comparison of a pronoun, as in `in how many years was it below 11 million`. */
function onlyNumber(before: readonly Token[], columns: readonly Column[]): ComparedColumn | null {
  if (!/^(?:it|they)$/.test(before.at(-1)?.lower ?? "")) return null;
  const named = columns.filter(({ name }) => name.trim().toLowerCase() === "value");
  const [only, ...more] = named.length > 0 ? named : columns;
  return only === undefined || more.length > 0 ? null : { column: only, tokens: [] };
}

const heights = /^(?:heights?|elevations?|altitudes?)$/;

/** Finds the only column of heights for a comparison such as `peaks higher than 4,500 feet`. */
function heightOf(words: readonly Token[], columns: readonly Column[]): ComparedColumn | null {
  if (!words.some(({ lower }) => /^(?:higher|lower|above|below)$/.test(lower))) return null;
  const [only, ...more] = columns.filter(({ name }) => nameParts(name).some((part) => heights.test(part)));
  return only === undefined || more.length > 0 ? null : { column: only, tokens: [] };
}

/** Finds the column of ages for a number without a column, as in `people under 18`. */
function ageOfPeople(
  before: readonly Token[],
  columns: readonly Column[],
  isRow: (token: Token) => boolean,
): ComparedColumn | null {
  // Victims who were under 18.
  const noun = before.findLast(({ lower }) => !/^(?:is|are|was|were|who|that)$/.test(lower));
  const [age, ...more] = columns.filter(({ name }) => /^age$/i.test(name.trim()));
  return age === undefined ||
    more.length > 0 ||
    noun === undefined ||
    !(noun.lower === "those" || isPeople(noun.lower) || isRow(noun))
    ? null
    : { column: age, tokens: [] };
}

/**
 * Returns the words that may name the column of the number. In `the highest income for those over 65`, the words before
 * `for those` cannot name it.
 */
function ofNumber(before: readonly Token[]): readonly Token[] {
  const at = before.findLastIndex(({ lower }) =>
    /^(?:for|those|who|among|people|persons?|children|adults|men|women)$/.test(lower),
  );
  return before.slice(at + 1);
}
