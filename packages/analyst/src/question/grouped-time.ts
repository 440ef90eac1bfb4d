import { dateParts } from "../query/date-part.js";
import type { Dimension } from "../query/dimension.js";
import { longerTime } from "../query/longer-times.js";
import { monthOfYear, quarterOfYear } from "../query/month-of-year.js";
import type { Column } from "../table/column.js";
import type { TimeAxis } from "./axis.js";
import { plain } from "./dimension/grouping-columns.js";
import type { Draft } from "./draft.js";
import { isStock } from "./measure/measured-columns.js";
import { refusal } from "./refusal.js";

/** Units of time, shortest first. */
const grains = ["hour", "day", "week", "month", "quarter", "year", "decade"];

/**
 * Returns a table's time as a dimension, grouped by the unit that a question names.
 * @param word the unit, such as `month` or `week`; empty if the question asks `when`
 * @throws {AnalystError} NOT_IN_TABLE if the periods of the table are longer than the unit
 */
export function timeGrouped(draft: Draft, axis: TimeAxis, word: string): Dimension {
  const { column, grain } = axis;
  const { question, vocabulary } = draft;
  const hasHours = /^TIMESTAMP/.test(column.type);
  const own = hasHours ? "hour" : grain;
  if (grains.includes(word) && grains.indexOf(word) < grains.indexOf(own))
    throw refusal(vocabulary.table, `${column.name} has one time a ${grain}, and nothing says which ${word}`);
  switch (word) {
    case "decade":
      return longerTime(column, "decade");
    case "week":
      // A table with one day a week is grouped by these days.
      return isWeekly(axis) ? plain(vocabulary, column) : longerTime(column, "week");
    case "day":
      return hasHours ? longerTime(column, "day") : plain(vocabulary, column);
    case "hour":
      return longerTime(column, "hour");
    default: {
      if (column.kind !== "time") return plain(vocabulary, column);
      // Units per month on average: the total of each month counts, and not that of all Januaries.
      if (word === "month" && isCalendarAsked(question) && !asksPerPeriod(question))
        return monthOfYear(column);
      if (word === "quarter" && isCalendarAsked(question) && !asksPerPeriod(question))
        return quarterOfYear(column);
      return partOf(column, word === "" ? grain : word) ?? plain(vocabulary, column);
    }
  }
}

const dayMs = 86_400_000;
/** Minimum number of days that are each a week apart, from which a table is treated as weekly. */
const minWeeks = 8;

/** Whether a table has one day in every week, so that the day names the week. */
function isWeekly({ first, last, moments, grain }: TimeAxis): boolean {
  const days = (Date.parse(last.slice(0, 10)) - Date.parse(first.slice(0, 10))) / dayMs;
  return grain === "day" && moments >= minWeeks && days % 7 === 0 && moments === days / 7 + 1;
}

function partOf(column: Column, grain: string): Dimension | undefined {
  const part = dateParts.find(({ name }) => name === grain);
  if (part === undefined) return undefined;
  const { kind, chronological } = part;
  const name = `${column.name}.${part.name}`;
  return { name, column, part, kind, chronological, key: part.key(column.id), label: part.label };
}

/** Whether a question asks for an amount per period, as in `sales per month on average` or `average monthly sales`. */
export function asksPerPeriod(question: string): boolean {
  return (
    /\b(?:per|a|each|every)\s+(?:calendar\s+)?(?:year|quarter|month|week|day|hour)\b(?! of the year)/i.test(
      question,
    ) || periodically.test(question)
  );
}

/**
 * Whether a question asks how many there were at a time on average, as in `how many people were in prison on average in
 * 2016`, and the table has several rows for a time, for example one for women and one for men. The rows of each time are
 * added up first.
 */
export function asksForCountAtTimes({ question, axis, vocabulary }: Draft, column: Column | null): boolean {
  return (
    axis !== null &&
    column !== null &&
    (column.nature === "amount" || isStock(column)) &&
    axis.moments > 1 &&
    axis.moments < vocabulary.table.rows &&
    /^\W*how many\b.*\b(?:were|was|are|is)\b.*\bon average\b/i.test(question) &&
    !/\b(?:per|each|every|an?)\b/i.test(question)
  );
}

/** The periods of adverbs, as in `average monthly sales`. */
export const periods: Readonly<Record<string, string>> = {
  yearly: "year",
  annual: "year",
  quarterly: "quarter",
  monthly: "month",
  weekly: "week",
  daily: "day",
  hourly: "hour",
};
export const periodically = new RegExp(
  `\\b(?:average|mean|typical) (${Object.keys(periods).join("|")})\\b`,
  "i",
);

/** Whether a question asks for a month of the calendar, rather than for one month of one year. */
export function isCalendarAsked(question: string): boolean {
  return /\b(?:in|during|on) (?:which|what) (?:month|weekday|quarter) (?:is|are|do|does)\b|\b(?:of the year|on average|average|usually|typically|tends?|calendar|each year|every year|generally|seasonal)\b/i.test(
    question,
  );
}
