import type { Column } from "../table/column.js";
import type { Claims } from "./claims.js";
import { meanTheSame } from "./concepts.js";
import { type Comparator, type Condition, compares } from "./condition.js";
import { matchName } from "./name-match.js";
import { numberOf } from "./number-word.js";
import { isPeople } from "./people-words.js";
import { stemOf, type Token, tokenise } from "./token.js";

/** A condition, and where the question says it. */
export interface PlacedCondition {
  readonly condition: Condition;
  readonly start: number;
}

/** A comparison with a number, and the words that make it. */
interface Found {
  readonly start: number;
  readonly end: number;
  readonly bounds: readonly (readonly [Comparator, number])[];
  /** An adjective that names the column: `older` than 30. */
  readonly adjective: string | null;
}

const number =
  "(\\$?€?\\d[\\d,]*(?:\\.\\d+)?(?: ?(?:million|billion|thousand|hundred|k|m|bn)\\b)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?: (?:million|billion|thousand|hundred)\\b)?)";

const rules: readonly [
  pattern: string,
  read: (match: RegExpExecArray) => Omit<Found, "start" | "end"> | null,
][] = [
  [
    `${number}(?: \\w+)? or (?:more|greater|above|higher|over|older|larger|later|better|longer|stronger)`,
    bound(">="),
  ],
  [`${number}(?: \\w+)? or (?:less|fewer|below|lower|under|younger|smaller|earlier|shorter)`, bound("<=")],
  [`${number}\\+`, bound(">=")],
  [`(?:at least|no less than|no fewer than|not less than|a minimum of) ${number}`, bound(">=")],
  [`(?:at most|no more than|not more than|a maximum of) ${number}`, bound("<=")],
  [`(?:more|greater|higher|larger|bigger|better) than ${number}`, bound(">")],
  [`(?:less|fewer|lower|smaller|worse) than ${number}`, bound("<")],
  [
    `(older|longer|heavier|taller|faster|stronger|hotter|warmer|wider|deeper|later|richer) than ${number}`,
    adjective(">"),
  ],
  [
    `(younger|shorter|lighter|slower|weaker|colder|cooler|cheaper|earlier|poorer) than ${number}`,
    adjective("<"),
  ],
  [`(?:above|over|exceed(?:s|ed|ing)?|beyond) ${number}`, bound(">")],
  [`(?:below|under|beneath) ${number}`, bound("<")],
  [
    `between ${number} and ${number}`,
    ([, low = "", high = ""]) => ({
      bounds: [
        [">=", amountOf(low)],
        ["<=", amountOf(high)],
      ],
      adjective: null,
    }),
  ],
  [`aged ${number}`, ([, value = ""]) => ({ bounds: [["=", amountOf(value)]], adjective: "age" })],
];

function bound(comparator: Comparator): (match: RegExpExecArray) => Omit<Found, "start" | "end"> {
  return ([, value = ""]) => ({ bounds: [[comparator, amountOf(value)]], adjective: null });
}

function adjective(comparator: Comparator): (match: RegExpExecArray) => Omit<Found, "start" | "end"> {
  return ([, word = "", value = ""]) => ({
    bounds: [[comparator, amountOf(value)]],
    adjective: word.toLowerCase(),
  });
}

const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};

function amountOf(text: string): number {
  const [, digits = text, scale = ""] = /^[$€]?([\d,.]+|\p{L}+) ?(\p{L}*)$/iu.exec(text) ?? [];
  return (numberOf(digits) ?? Number.NaN) * (scales[scale.toLowerCase()] ?? 1);
}

/** Finds comparisons with numbers, the column of each, and claims their words; a number without a column stays as it is. */
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
  for (const found of matches(question, claims)) {
    const column = columnOf(found, claims, numbers, isRow) ?? soldFor(found.start, claims, numbers);
    if (column === null) continue;
    claims.claim(claims.within(found.start, found.end), "number");
    claims.claim(column.tokens, "column");
    const scale =
      isPercent(question.slice(found.start, found.end + 10)) && isFraction(column.column) ? 100 : 1;
    conditions.push(
      ...found.bounds.map(([comparator, value]) => ({
        condition: compares(column.column, comparator, value / scale),
        start: found.start,
      })),
    );
  }
  return [...conditions, ...equalities(claims, numbers)];
}

/** `sold for less than 200000`: what a thing is sold for is its price. */
function soldFor(
  start: number,
  { tokens }: Claims,
  columns: readonly Column[],
): { column: Column; tokens: readonly Token[] } | null {
  const [verb, link] = tokens.filter(({ end }) => end <= start).slice(-2);
  if (verb === undefined || link === undefined || !/^(?:for|at)$/.test(link.lower)) return null;
  if (!/^(?:sold|sells?|selling|went|goes|going|bought|priced|listed|offered)$/.test(verb.lower)) return null;
  const prices = columns.filter(({ name }) => matchName(name, tokenise("price")).score >= 0.5);
  const [only, ...more] = prices;
  return only === undefined || more.length > 0 ? null : { column: only, tokens: [verb] };
}

function isPercent(text: string): boolean {
  return /\d\s*(?:%|per ?cent\b)/i.test(text);
}

/** Shares that are written as fractions of one: 50 per cent are 0.5. */
function isFraction({ least, greatest }: Column): boolean {
  return Number(least) >= -1 && Number(greatest) <= 1;
}

function matches(question: string, claims: Claims): Found[] {
  const found: Found[] = [];
  for (const [source, read] of rules) {
    for (const match of question.matchAll(
      new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}]*\\p{N})`, "giu"),
    )) {
      const start = match.index;
      const end = start + match[0].length;
      const taken = claims.within(start, end).some((token) => claims.useOf(token) === "time");
      const meaning = read(match);
      if (taken || meaning === null || meaning.bounds.some(([, value]) => Number.isNaN(value))) continue;
      if (found.some((other) => start < other.end && end > other.start)) continue;
      found.push({ start, end, ...meaning });
    }
  }
  return found;
}

/** The column that a number is compared with: named by the adjective, or by the words next to it. */
function columnOf(
  { start, end, adjective: word }: Found,
  claims: Claims,
  columns: readonly Column[],
  isRow: (token: Token) => boolean,
): { column: Column; tokens: readonly Token[] } | null {
  if (word !== null) {
    const stem = stemOf(word.replace(/er$/, ""));
    const meant = columns.find(
      (column) => meanTheSame(stemOf(column.name), stemOf(word)) || meanTheSame(stemOf(column.name), stem),
    );
    if (meant !== undefined) return { column: meant, tokens: [] };
  }
  const before = ofNumber(claims.tokens.filter((token) => token.end <= start).slice(-4));
  const after = claims.tokens.filter((token) => token.start >= end).slice(0, 3);
  // Parentheses right behind the number say what it is of.
  const isGlossed = after.some(({ parenthesis }) => parenthesis >= 0);
  const windows = [before.slice(-3), after, before];
  for (const window of isGlossed ? [after, ...windows] : windows) {
    const best = bestMatch(
      window.filter((token) => isFree(token, claims)),
      columns,
      isRow,
    );
    if (best !== null) return best;
  }
  return ageOfPeople(
    claims.tokens.filter((token) => token.end <= start),
    columns,
  );
}

/** `people under 18`: of those who are counted a bare number is the age. */
function ageOfPeople(
  before: readonly Token[],
  columns: readonly Column[],
): { column: Column; tokens: readonly Token[] } | null {
  const noun = before.at(-1);
  const [age, ...more] = columns.filter(({ name }) => /^age$/i.test(name.trim()));
  return age === undefined ||
    more.length > 0 ||
    noun === undefined ||
    !(noun.lower === "those" || isPeople(noun.lower))
    ? null
    : { column: age, tokens: [] };
}

/** `the highest income for those over 65`: what stands before such a word is not what the number is of. */
function ofNumber(before: readonly Token[]): readonly Token[] {
  const at = before.findLastIndex(({ lower }) =>
    /^(?:for|those|who|among|people|persons?|children|adults|men|women)$/.test(lower),
  );
  return before.slice(at + 1);
}

function isFree(token: Token, claims: Claims): boolean {
  const use = claims.useOf(token);
  // In parentheses a column is named, for a comparison as for a measure.
  return use === undefined || use === "gloss" || (use === "column" && token.parenthesis >= 0);
}

function bestMatch(
  tokens: readonly Token[],
  columns: readonly Column[],
  isRow: (token: Token) => boolean = () => false,
): { column: Column; tokens: readonly Token[] } | null {
  const scored = columns
    .map((column) => ({ column, ...matchName(column.name, tokens) }))
    // What a row is called is no part of a column's name: `inspections` of 3 rooms are no `inspection_score`.
    .filter((found) => found.score >= (found.tokens.every(isRow) ? 0.75 : 0.5))
    .sort((x, y) => y.score - x.score);
  return scored[0] ?? null;
}

/** `with 4 cylinders`, `8-cylinder`: a number right before the name of a column of few whole numbers. */
function equalities(claims: Claims, columns: readonly Column[]): PlacedCondition[] {
  const few = columns.filter(({ distinct, least, greatest }) =>
    distinct === null ? Number(greatest) - Number(least) <= 60 : distinct <= 60,
  );
  return claims.tokens.flatMap((token, index) => {
    const value = numberOf(token.text);
    const next = claims.tokens[index + 1];
    const previous = claims.tokens[index - 1];
    if (value === null || !isFree(token, claims)) return [];
    // A dose of 2 is of dose.
    const named = /^of$/.test(previous?.lower ?? "") ? claims.tokens[index - 2] : previous;
    const neighbours = [next, named].filter(
      (candidate) => candidate !== undefined && isFree(candidate, claims),
    );
    for (const neighbour of neighbours) {
      if (neighbour === undefined) continue;
      const best = bestMatch([neighbour], few);
      if (best === null || Number(best.column.least) > value || Number(best.column.greatest) < value)
        continue;
      claims.claim([token, neighbour], "number");
      return [{ condition: compares(best.column, "=", value), start: token.start }];
    }
    return [];
  });
}
