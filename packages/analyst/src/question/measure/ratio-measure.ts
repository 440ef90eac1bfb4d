import type { Column } from "../../table/column.js";
import type { Draft } from "../draft.js";
import type { Hints } from "../hints.js";
import { isMoney } from "../is-money.js";
import { matchName } from "../name-match.js";
import { type Token, tokenise } from "../token.js";
import { type MeasureMention, measureMentions } from "./find-measure.js";
import { ratioOf } from "./measured-columns.js";
import { asked, claimMention, rowWord, type SettledMeasure } from "./settled-measure.js";

/** An amount per month is monthly: the month is not a divisor. */
const perTime = /^(?:per|for every) (?:calendar )?(?:day|week|month|quarter|year|hour|minute|night|annum)\b/i;

/**
 * Finds the ratio in `for every dollar against (con), how many for it (pro)`. The first column in parentheses is the
 * divisor.
 */
export function ratioForEvery({ question }: Draft, { columns }: Hints): SettledMeasure | null {
  const [first, second, ...more] = columns;
  if (first === undefined || second === undefined || more.length > 0) return null;
  if (/^\W*for (?:every|each)\b/i.test(question)) return asked(ratioOf(second, first));
  const at = question.search(/\bfor (?:every|each)\b/i);
  const [opening, closing] = [question.indexOf("("), question.lastIndexOf("(")];
  return at > opening && at < closing ? asked(ratioOf(first, second)) : null;
}

/** Matches the words after `per month` that say how the month is spent: `per month of service`. */
const spentIn = /^of (?:service|duty|work|use|operation|practice|training|play)\b/i;

/**
 * Returns the column of durations by which an amount is divided, as in `accidents per month of service` for a table
 * with the months of service of ships. Returns `undefined` if there is none. A wage per hour is not divided by a
 * separate column of hours.
 */
function timeSpent(draft: Draft, words: string, numerator: Column): Column | undefined {
  const { claims, vocabulary, axis } = draft;
  const [match = "", unit = ""] =
    /^(?:per|for every) (hour|day|night|week|month|year)s?\b/i.exec(words) ?? [];
  const column = vocabulary.table.columns.find(
    ({ name, kind, role }) =>
      kind === "number" && role === "measure" && matchName(name, tokenise(unit)).score === 1,
  );
  const rest = words.slice(match.length).trimStart();
  if (!spentIn.test(rest)) return axis === null && !isMoney(numerator) ? column : undefined;
  if (column === undefined) return undefined;
  const ofWhat = claims.tokens.filter(({ start }) => start >= draft.question.length - rest.length);
  claims.claim(ofWhat.slice(0, 2), "column");
  return column;
}

/** The `to` of `the ratio of bicycles to pedestrians`. */
const ratioTo = /(?<=\bratio of (?:[\p{L}\p{N}_-]+ ){1,4})(to)\b/iu;

/** Finds a ratio of two numeric columns in `X per Y` or `X divided by Y`. */
export function ratioIn(
  draft: Draft,
  hints: Hints,
  mentions: readonly MeasureMention[],
): SettledMeasure | null {
  const { claims, question, vocabulary } = draft;
  const match =
    ratioTo.exec(question) ??
    /\b(per|for (?:every|each)|divided by|relative to its|ratio to|over its|as an? (?:share|percentage|proportion|fraction|percent) of(?: the)?)\b/i.exec(
      question,
    );
  if (match === null) return null;
  const words = question.slice(match.index);
  const unit = match[0].toLowerCase() === "per" ? unitsIn(draft, match.index + match[0].length) : null;
  const end = unit?.end ?? match.index + match[0].length;
  const after = claims.tokens.filter((token) => token.start >= end).slice(0, 3);
  const before = claims.tokens.filter((token) => token.end <= match.index);
  const [denominator] = measureMentions(claims, vocabulary.table.columns, rowWord(draft)).filter(
    ({ tokens }) =>
      tokens.some(
        ({ start }) => start === after[0]?.start || (after[0]?.lower === "unit" && start === after[1]?.start),
      ),
  );
  const glossed = glossedBehind(draft, hints, end);
  const numerator =
    mentions.find(
      ({ column, tokens }) =>
        column !== (denominator?.column ?? glossed) &&
        tokens.some((token) => before.some(({ start }) => start === token.start)),
    ) ?? glossedMention(before, hints);
  // `packs of cigarettes per person (packs)`: the column in parentheses is the whole quotient.
  if (isQuotientGlossed(draft, end, numerator?.column)) return null;
  const population = populationOf(after[0], unit !== null, vocabulary.table.columns);
  const spent = numerator === undefined ? undefined : timeSpent(draft, words, numerator.column);
  if (perTime.test(words) && spent === undefined) return null;
  const under = spent ?? denominator?.column ?? glossed ?? population;
  if (numerator === undefined || under === undefined || numerator.column === under) return null;
  if (isOrdinal(under, after[0])) {
    claims.claim(after.slice(0, 1), "row");
    return null;
  }
  if (
    isQuotientAlready(numerator.column, under) ||
    numerator.tokens.some(({ start }) => start >= match.index)
  )
    return null;
  claimMention(claims, numerator);
  if (denominator !== undefined) claimMention(claims, denominator);
  claims.claim(after.slice(0, 1), "column");
  claims.claim(
    before.filter(({ lower }) => lower === "ratio"),
    "cue",
  );
  claims.claim(unit?.tokens ?? [], "number");
  return asked(ratioOf(numerator.column, under, unit?.count));
}

/**
 * Whether a column numbers things from 1, as in `per episode` for a column of episode numbers. Such a column identifies
 * rows and does not contain amounts.
 */
function isOrdinal({ name, type, least, greatest, distinct }: Column, noun: Token | undefined): boolean {
  const from = Number(least);
  return (
    noun !== undefined &&
    noun.lower === name.trim().toLowerCase() &&
    /INT/.test(type) &&
    (from === 0 || from === 1) &&
    distinct === Number(greatest) - from + 1
  );
}

/**
 * Whether one of two columns already contains quotients. For example, `Divorces_per_1000` is not a divisor, and
 * `gdpPercap` is not divided again.
 */
function isQuotientAlready(numerator: Column, denominator: Column): boolean {
  return /(?:^|[^a-z])per(?:[^a-z]|$)|percap/i.test(denominator.name) || /per|rate/i.test(numerator.name);
}

/**
 * Returns the column of populations for `per person`, or for `per 100,000 inhabitants` if the column is not in
 * thousands. Returns `undefined` if there is none.
 */
function populationOf(
  noun: Token | undefined,
  isOfMany: boolean,
  columns: readonly Column[],
): Column | undefined {
  const heads = isOfMany
    ? /^(?:people|persons|inhabitants|residents|heads?|population|citizens|capita)$/
    : /^(?:capita|person|head|inhabitant)$/;
  if (noun === undefined || !heads.test(noun.lower)) return undefined;
  return columns.find(
    ({ name, kind, unit }) =>
      kind === "number" &&
      /^pop|population/i.test(name) &&
      !(isOfMany && /thous|mill|000/i.test(`${name} ${unit ?? ""}`)),
  );
}

/** Returns the number of units in `per 100,000 inhabitants` or `per million people`, with the end of its words. */
function unitsIn(
  { question, claims }: Draft,
  start: number,
): { readonly count: number; readonly end: number; readonly tokens: readonly Token[] } | null {
  const match = /^\s*(?:(\d[\d,]*(?:\.\d+)?)\s*)?(hundred|thousand|million)?\b\s*(?:of\s+(?:the\s+)?)?/i.exec(
    question.slice(start),
  );
  const [text = "", digits, word] = match ?? [];
  if (digits === undefined && word === undefined) return null;
  const size = { hundred: 100, thousand: 1_000, million: 1_000_000 }[word?.toLowerCase() ?? ""] ?? 1;
  const count = Number((digits ?? "1").replace(/,/g, "")) * size;
  const end = start + text.length;
  return count > 0 ? { count, end, tokens: claims.within(start, end) } : null;
}

/**
 * Returns the column in parentheses before a divisor, as in `traffic deaths (fatal) per 10,000 inhabitants`;
 * `undefined` if there is none.
 */
function glossedMention(before: readonly Token[], { columns }: Hints): MeasureMention | undefined {
  for (const token of before.filter(({ parenthesis }) => parenthesis >= 0)) {
    const column = columns.find(({ name }) => matchName(name, [token]).score === 1);
    if (column !== undefined) return { column, tokens: [token], score: 1 };
  }
  return undefined;
}

/**
 * Returns the column in parentheses directly after a divisor, as in `per square foot (sqft)`; `undefined` if there is
 * none.
 */
function glossedBehind({ claims, question }: Draft, { columns }: Hints, end: number): Column | undefined {
  const inside = claims.tokens.find((token) => token.start >= end && token.parenthesis >= 0);
  if (inside === undefined || !/^\s*(?:[\p{L}-]+\s+){1,3}\(/u.test(question.slice(end))) return undefined;
  return columns.find(({ name }) => matchName(name, [inside]).score === 1);
}

/**
 * Whether the parentheses after the divisor name the column of the numerator, as in `packs per person (packs)`. That
 * column already contains the quotient.
 */
function isQuotientGlossed({ question }: Draft, end: number, numerator: Column | undefined): boolean {
  const [, inside] = /^\s*(?:[\p{L}\d,.-]+ ){1,5}\(([^()]+)\)/u.exec(question.slice(end)) ?? [];
  return inside !== undefined && numerator !== undefined && inside.trim() === numerator.name;
}

/** Finds a share of one amount in another, as in `what share of applications (Apps) was accepted (Accept)`. */
export function shareOfGlossed(
  { question, cues, claims }: Draft,
  { columns }: Hints,
  mentions: readonly MeasureMention[],
): SettledMeasure | null {
  const [whole, second, ...more] = columns;
  if (!cues.share || whole === undefined || more.length > 0) return null;
  // `what share of all votes (Total) went to Nader`, for a column `NADER`.
  const exact = mentions.filter(({ column, score }) => column !== whole && score === 1);
  const [named] = exact;
  const part = second ?? (exact.length === 1 ? named?.column : undefined);
  if (part === undefined) return null;
  const isWhole =
    /\b(?:share|percentage|proportion|fraction|percent|per cent) of (?:all |the )*(?:[\p{L}-]+ ){1,4}\([^)]*\) (?:was|were|is|are|got|get|go|goes|went|came|has been|have been|that (?:was|were))\b/iu.test(
      question,
    );
  if (!isWhole) return null;
  if (second === undefined && named !== undefined) claimMention(claims, named);
  return asked(ratioOf(part, whole));
}
