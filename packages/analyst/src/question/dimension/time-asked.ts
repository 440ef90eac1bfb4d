import { quoteJson } from "@concordat/llm";
import type { Column } from "../../table/column.js";
import { columnNamed } from "../columns-in-parentheses.js";
import type { Draft } from "../draft.js";
import { asksForCountAtTimes, isCalendarAsked, periodically, periods, timeGrouped } from "../grouped-time.js";
import type { SettledMeasure } from "../measure/settled-measure.js";
import { isAbbreviation } from "../name-match.js";
import { refusal } from "../refusal.js";
import { plain } from "./grouping-columns.js";
import type { SettledDimension } from "./settled-dimension.js";

/** Whether a column's name is a given word or its abbreviation, for example `month`, `mnth` or `mon`. */
function isCalled(name: string, word: string): boolean {
  return name === word || (name.length >= 3 && isAbbreviation(name, word));
}

/** Returns the period in `average monthly sales`. Returns `null` if the word is part of a column's name. */
function periodAveraged({ question, claims }: Draft, measured: SettledMeasure | null): string | null {
  // The average daily maximum is an average of levels, and no total of each day.
  if (measured?.measure.column?.nature !== "amount") return null;
  const [, adverb = ""] = periodically.exec(question) ?? [];
  const word = claims.tokens.find(({ lower }) => lower === adverb.toLowerCase());
  if (word === undefined || claims.useOf(word) !== undefined) return null;
  claims.claim([word], "time");
  return periods[word.lower] ?? null;
}

/**
 * Returns the column in parentheses directly after a word for a time, as in `on which day of the week (wday)`; `null`
 * if there is none.
 */
function glossedTime({ question, claims, vocabulary }: Draft, end: number): Column | null {
  const [inside] = /^ ?\([^()]+\)/.exec(question.slice(end)) ?? [];
  if (inside === undefined) return null;
  const tokens = claims.within(end, end + inside.length);
  const column = columnNamed(tokens, vocabulary.table.columns);
  if (column === null || column.kind === "time" || column.role === "measure") return null;
  claims.claim(tokens, "dimension");
  return column;
}

/**
 * Whether a question asks for one month of one year, as in `in which month was the price at its highest`, although the
 * table also has a column of months.
 */
function isOneMonth({ question, axis }: Draft, { name }: Column): boolean {
  return (
    axis !== null &&
    axis.grain !== "year" &&
    axis.column.kind === "time" &&
    axis.first.slice(0, 4) !== axis.last.slice(0, 4) &&
    /mon/i.test(name) &&
    /\b(?:in|during) (?:which|what) month (?:was|were|did)\b/i.test(question) &&
    !isCalendarAsked(question)
  );
}

/** Whether a column numbers the days of months that another column names. */
function isDayOfMonth({ name, kind, greatest }: Column, columns: readonly Column[]): boolean {
  return (
    kind === "number" &&
    Number(greatest) > 7 &&
    Number(greatest) <= 31 &&
    columns.some((other) => other.name !== name && /^mo(?:n|nth)?$/i.test(other.name.trim()))
  );
}

const weekday = /^(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?\.?$/i;

/** Returns the column whose values are the names of days, whatever its own name; `undefined` if there is none. */
function columnOfWeekdays({ vocabulary }: Draft): Column | undefined {
  return [...vocabulary.byColumn].find(
    ([, members]) => members.length > 1 && members.every(({ text }) => weekday.test(text.trim())),
  )?.[0];
}

/** Returns the times whose counts are averaged, as in `how many people were in prison on average`; `null` if there are none. */
function timesOfCount(draft: Draft, measured: SettledMeasure | null): SettledDimension | null {
  const { axis } = draft;
  return axis !== null && asksForCountAtTimes(draft, measured?.measure.column ?? null)
    ? { dimension: timeGrouped(draft, axis, ""), isChoice: false, isTime: true }
    : null;
}

/** Returns the time by which the question groups, as in `in which month`, `when` or `by year`. */
export function timeAsked(draft: Draft, measured: SettledMeasure | null): SettledDimension | null {
  const { question, cues, axis, vocabulary } = draft;
  const each =
    /\b(?:by|each|every|per)\s+(?:calendar\s+)?(year|quarter|month|weekday|day of the week|day|week|decade|hour)\b/i.exec(
      question,
    );
  const asked =
    /\b(?:which|what)\s+(?:was\s+the\s+|is\s+the\s+|were\s+the\s+)?(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s+)?(?:\w+est\s+|most\s+\w+\s+|least\s+\w+\s+)?(?:(?:single|individual|calendar|election|survey|census)\s+)?(years?|quarters?|months?|weekdays?|days? of the week|days?|weeks?|hours?|dates?|decades?)\b/i.exec(
      question,
    );
  const match = cues.when ? (asked ?? each) : each;
  const averaged = match === null ? periodAveraged(draft, measured) : null;
  if (match === null && averaged === null && !cues.when) return timesOfCount(draft, measured);
  const glossed = match === null ? null : glossedTime(draft, match.index + match[0].length);
  if (glossed !== null) return { dimension: plain(vocabulary, glossed), isChoice: cues.when, isTime: true };
  const word = (match?.[1] ?? averaged ?? "")
    .toLowerCase()
    .replace(/s$/, "")
    .replace("days of the week", "weekday")
    .replace("day of the week", "weekday")
    .replace("date", "day");
  const isChoice = cues.when;
  const calendar =
    word === ""
      ? undefined
      : (vocabulary.table.columns.find(
          ({ role, name, kind, distinct }) =>
            (role === "calendar" || (kind === "text" && (distinct ?? 0) <= 366)) &&
            isCalled(name.toLowerCase().replace(/[^a-z]/g, ""), word),
        ) ?? (word === "weekday" ? columnOfWeekdays(draft) : undefined));
  const isOfDates = word === "day" && axis?.grain === "day";
  if (
    calendar !== undefined &&
    word === "day" &&
    !isOfDates &&
    isDayOfMonth(calendar, vocabulary.table.columns)
  )
    throw refusal(
      vocabulary.table,
      `it asks for a day, and ${quoteJson(calendar.name)} holds days of the month without a year: --by ${quoteJson(calendar.name)} groups the same day of all months`,
    );
  if (
    calendar !== undefined &&
    !(isOfDates && isDayOfMonth(calendar, vocabulary.table.columns)) &&
    !isOneMonth(draft, calendar) &&
    (axis === null || !axis.parts.includes(calendar) || isCalendarAsked(question))
  )
    return { dimension: plain(vocabulary, calendar), isChoice, isTime: true };
  return axis === null ? null : { dimension: timeGrouped(draft, axis, word), isChoice, isTime: true };
}
