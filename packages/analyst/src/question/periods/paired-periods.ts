import { periodFrom } from "../../drivers/period.js";
import { monthInterval, pad } from "./meaning.js";
import type { TimeMention } from "./mention.js";
import { monthName, monthNamed, monthPattern, monthsBetween } from "./months.js";

const ordinal = "(?:first|second|third|fourth|1st|2nd|3rd|4th)";
/** A month, a quarter, or the `first` of `the first and second quarter`. */
const part = `(?:(?:the )?${ordinal}(?: quarter|(?= (?:and|to|or|vs\\.?|versus) (?:the )?${ordinal} quarter))|q[1-4]|${monthPattern})(?!\\p{L})`;
const year = "(?:[ ,/-]*(?:of |in )?((?:1[5-9]|20|21)\\d\\d)(?!\\d))?";
const between = "(?:vs\\.?|versus|against|than|or|over|and|to|compared (?:with|to)|relative to)";
const lead = "(?:in |during |for |of )?";

/** Matches two periods, as in `June vs May`, `in March than in February` or `Q1 and Q2 2025`. */
const pairs = new RegExp(`(?<![\\p{L}\\d])(${part})${year},? ${between} ${lead}(${part})${year}`, "dgiu");

/** Words by which a question sets two times against each other, though `and` or `to` joins them. */
const comparing =
  /\b(?:compar\w*|differ\w*|chang\w*|gap|r[io]se|risen|f[ae]ll|fallen|grow\w*|grew|growth|increas\w*|decreas\w*|declin\w*|drop\w*|improv\w*|higher|lower|more|less|fewer|better|worse)\b/i;

/** Matches words between two times that are asked for separately, as in `in June and in July`. */
const apart = /\band (?:in|during|for)\b/i;

/**
 * Finds two months or quarters that a question compares and of which at least one has no year. If neither has a year,
 * each means the last one in the table. A single year applies to both.
 */
export function pairedPeriods(question: string): TimeMention[] {
  return [...question.matchAll(pairs)].flatMap((match) => {
    const [text, first = "", firstYear, second = "", secondYear] = match;
    const joined = text.slice(first.length, text.length - second.length);
    // Both have a year of their own: the notation of each says it all.
    if (firstYear !== undefined && secondYear !== undefined) return [];
    const start = match.index;
    const end = start + text.length;
    const known = firstYear ?? secondYear;
    const isCompared =
      (comparing.test(question) || apart.test(joined)) &&
      !(known === undefined && namesTwoYears(question, start, end));
    if (/\b(?:and|to)\b/i.test(joined) && !isCompared) {
      const isRange = /\bto\b/i.test(joined) || /\bbetween\s+$/i.test(question.slice(0, start));
      return known === undefined ? [together(first, second, isRange, start, end)] : ofOneYear(match, known);
    }
    const [, ofFirst, ofYear, ofSecond] = match.indices ?? [];
    return [
      placed(first, known, start, (ofYear ?? ofFirst)?.[1] ?? end),
      placed(second, known, ofSecond?.[0] ?? start, end),
    ];
  });
}

/**
 * Whether two years are given separately from the months, as in `in January to June change from 1973 to 1978`. The
 * years are then compared, each limited to these months.
 */
function namesTwoYears(question: string, start: number, end: number): boolean {
  const outside = `${question.slice(0, start)} ${question.slice(end)}`;
  return (outside.match(/(?<!\d)(?:1[5-9]|20|21)\d\d(?!\d)/g) ?? []).length === 2;
}

/** Joins two consecutive periods of one year that are not compared, as in `in May and June 2025`. */
function ofOneYear(match: RegExpExecArray | RegExpMatchArray, known: string): TimeMention[] {
  const [text, first = "", , second = ""] = match;
  const [a, b] = [partOf(first), partOf(second)];
  const start = match.index ?? 0;
  if (lastMonth(a) + 1 !== b.month) return [];
  return [{ ...monthInterval(known, a.month, lastMonth(b)), start, end: start + text.length }];
}

const lastMonth = ({ month, grain }: Part): number => month + (grain === "quarter" ? 2 : 0);

/**
 * Returns the months of both periods (`for May and June`), or of the range between them (`between May and August`), in
 * any year.
 */
function together(first: string, second: string, isRange: boolean, start: number, end: number): TimeMention {
  const [a, b] = [partOf(first), partOf(second)];
  const months = isRange
    ? monthsBetween(a.month, lastMonth(b))
    : [...monthsBetween(a.month, lastMonth(a)), ...monthsBetween(b.month, lastMonth(b))];
  const label = `${partLabel(a.month, a.grain)} ${isRange ? "to" : "and"} ${partLabel(b.month, b.grain)}`;
  return { kind: "months", months, label, start, end };
}

function placed(text: string, known: string | undefined, start: number, end: number): TimeMention {
  const { month, grain } = partOf(text);
  if (known === undefined) return { kind: "of-year", month, grain, start, end };
  const first = `${known}-${pad(month)}-01`;
  return { kind: "interval", ...periodFrom(first, grain), start, end };
}

const quarters: readonly RegExp[] = [
  /^(?:q1|(?:the )?(?:first|1st))\b/i,
  /^(?:q2|(?:the )?(?:second|2nd))\b/i,
  /^(?:q3|(?:the )?(?:third|3rd))\b/i,
  /^(?:q4|(?:the )?(?:fourth|4th))\b/i,
];

/** A month or quarter of any year: its first month, counted from 1, and its length in months. */
export interface Part {
  readonly month: number;
  readonly grain: "month" | "quarter";
}

/** Reads the name of a month or quarter. */
function partOf(text: string): Part {
  const month = monthNamed(text);
  if (month !== null) return { month, grain: "month" };
  const quarter = Math.max(
    0,
    quarters.findIndex((pattern) => pattern.test(text)),
  );
  return { month: 3 * quarter + 1, grain: "quarter" };
}

/** Returns the months of a quarter without a year, as in `in Q2` or `in the second quarter`. */
export function monthsOfQuarter(text: string): Extract<TimeMention, { kind: "months" }>["months"] {
  const { month } = partOf(text);
  return monthsBetween(month, month + 2);
}

/** Returns the name of a month or quarter without its year. */
export function partLabel(month: number, grain: "month" | "quarter"): string {
  return grain === "month" ? monthName(month) : `Q${(month + 2) / 3}`;
}
