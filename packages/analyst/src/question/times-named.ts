import type { Draft } from "./draft.js";
import { findPeriods } from "./periods/find-periods.js";
import type { TimeMention } from "./periods/mention.js";
import { monthNamed } from "./periods/months.js";

/** Returns the times that a question names, and marks their words as read. */
export function timesNamed(draft: Draft): TimeMention[] {
  const { question, claims } = draft;
  const times = findPeriods(question).filter(
    (mention) =>
      isTime(mention, draft) &&
      !isSeasonOfColumn(mention, draft) &&
      !isOfName(mention, draft) &&
      !isYearOfNames(mention, draft),
  );
  for (const { start, end } of times)
    claims.claim(
      claims.tokens.filter((token) => token.start < end && token.end > start),
      "time",
    );
  claimMonthsAgain(draft);
  return times;
}

/**
 * Whether a number is part of a column's name instead of a time, as 1986 for a column `homer86` or 1831 for `Pop1831`.
 */
function isOfName({ start, end }: TimeMention, { claims }: Draft): boolean {
  return claims.tokens.some(
    (token) =>
      token.start < end &&
      token.end > start &&
      (claims.useOf(token) === "name" || (token.start < start && /^\p{L}/u.test(token.text))),
  );
}

/**
 * Whether a year is one that the names of columns or the file's own name have, in a table without a time: the 2018 of
 * `fertility_2018`, or that of `mlb-2018.csv`.
 */
function isYearOfNames({ start, end }: TimeMention, draft: Draft): boolean {
  const { question, axis, vocabulary, assumptions } = draft;
  const year = question.slice(start, end);
  if (axis !== null || !/^\d{4}$/.test(year)) return false;
  if (vocabulary.table.columns.some(({ name }) => name.split(/\D+/).includes(year))) return true;
  if (!vocabulary.fileNumbers.has(year)) return false;
  assumptions.push(
    `The table has no times; ${year} was read as that of the file's name, and all rows as of ${year}.`,
  );
  return true;
}

/** Claims parentheses that repeat a month, as in `in December (DEC)`. */
function claimMonthsAgain({ claims }: Draft): void {
  const { tokens } = claims;
  const again = tokens.filter((token, at) => {
    const before = tokens[at - 1];
    const month = token.parenthesis < 0 ? null : monthNamed(token.lower);
    return (
      month !== null &&
      before !== undefined &&
      claims.useOf(before) === "time" &&
      monthNamed(before.lower) === month
    );
  });
  claims.claim(again, "time");
}

/** Whether a season is a member of a column. Otherwise, `summer` is a range of months. */
function isSeasonOfColumn({ start, end, kind }: TimeMention, { claims, vocabulary }: Draft): boolean {
  return kind === "months" && claims.within(start, end).some(({ stem }) => vocabulary.members.has(stem));
}

/**
 * Whether a number that may be a year is one. It is one if the table has a time, or if the number cannot mean anything
 * else.
 */
function isTime(
  mention: { start: number; end: number; kind: string },
  { question, vocabulary, axis }: Draft,
): boolean {
  const text = question.slice(mention.start, mention.end);
  if (mention.kind !== "interval" || !/^\d{4}$/.test(text)) return true;
  const covers = (year: string): boolean =>
    axis !== null && axis.first.slice(0, 4) <= year && year <= axis.last.slice(0, 4);
  const isCovered = covers(text);
  if (isCovered && /\bover\s+$/i.test(question.slice(0, mention.start))) return true;
  // `was 2015 warmer than 2012`: with another year before it, the number behind `than` is one.
  const isPaired =
    isCovered &&
    [...question.matchAll(/\b(?:1[6-9]|20)\d\d\b/g)].some(
      ({ 0: year, index }) => index !== mention.start && covers(year),
    );
  if (isPaired && /\bthan\s+$/i.test(question.slice(0, mention.start))) return true;
  return (
    !/\b(?:than|above|below|over|under|least|most|exceed\w*)\s+\$?$/i.test(
      question.slice(0, mention.start),
    ) || vocabulary.table.columns.some(({ role }) => role === "year")
  );
}
