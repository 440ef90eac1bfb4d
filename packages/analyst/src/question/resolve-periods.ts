import { type Period, periodFrom } from "../drivers/period.js";
import { isYearOfSomething } from "../table/calendar-name.js";
import type { Column } from "../table/column.js";
import { nameParts } from "../table/name-parts.js";
import type { Table } from "../table/open-table.js";
import type { TimeAxis } from "./axis.js";
import { meanTheSame } from "./concepts.js";
import type { Condition } from "./condition.js";
import type { Cues } from "./cues.js";
import type { TimeMention } from "./periods/mention.js";
import {
  addDays,
  afterLast,
  back,
  containing,
  ends,
  lastNamed,
  lastWhole,
  lengthOf,
  rangeLabel,
} from "./periods/period-arithmetic.js";
import { yearsAssumed } from "./periods/years-assumed.js";
import { refusal } from "./refusal.js";
import { stemOf, tokenise } from "./token.js";

/** The times of a question, resolved to rows of a table. */
export interface ResolvedPeriods {
  /** None, one, or two that are compared, the earlier first. */
  readonly periods: readonly Period[];
  readonly conditions: readonly Condition[];
  /** Assumptions about times that the question does not determine, as sentences. */
  readonly assumptions: readonly string[];
}

type Interval = Extract<TimeMention, { kind: "interval" }>;

/**
 * Resolves the times that a question names.
 * @throws {AnalystError} NOT_IN_TABLE when the table has no time, or no rows at that time
 */
export async function resolvePeriods(
  table: Table,
  question: string,
  mentions: readonly TimeMention[],
  axis: TimeAxis | null,
  cues: Cues,
): Promise<ResolvedPeriods> {
  if (mentions.length === 0) return { periods: [], conditions: [], assumptions: [] };
  const months = mentions.flatMap((mention) => (mention.kind === "months" ? [mention] : []));
  if (axis === null) {
    const calendar = table.columns.find(({ role, name }) => role === "calendar" && /mon/i.test(name));
    const isMonthsOnly = mentions.every(({ kind }) => kind === "months");
    if (calendar !== undefined && isMonthsOnly)
      return {
        periods: [],
        conditions: months.map((mention) => inMonths(calendar, calendar.id, mention.months, mention.label)),
        assumptions: [],
      };
    const named = mentions.map(({ start, end }) => `"${question.slice(start, end)}"`).join(" and ");
    throw refusal(table, `it has no column of dates or years, so nothing in it says what was in ${named}`);
  }
  assertTimeColumn(table, question, axis);
  const conditions = months.map((mention) => monthsCondition(table, axis, mention.months, mention.label));
  const found = intervals(mentions, axis);
  const labels = [...new Set(found.map(({ label }) => label))];
  if (labels.length > 2)
    throw refusal(
      table,
      `it names ${labels.length} periods (${labels.join(", ")}), and no more than two are compared; --compare A:B names them`,
    );
  const periods = pairOrRange(question, found, mentions, axis, cues);
  for (const period of periods) await assertPeriodsHaveRows(table, axis, period);
  return { periods, conditions, assumptions: yearsAssumed(table, question, mentions, axis) };
}

/** Throws if the question refers to a year of building, birth or foundation, which is not that of the time column. */
function assertTimeColumn(table: Table, question: string, { column }: TimeAxis): void {
  const parts = nameParts(column.name)
    // The founding in `foundingyear`, which is written together.
    .map((part) => part.replace(/(?<=\p{L}{4})(?:year|date)$/u, ""))
    .filter((part) => !/^(?:year|yr|date|of|the|in)$/.test(part));
  if (!isYearOfSomething(column.name) || /model|vintage|jahrgang/i.test(column.name)) return;
  const words = tokenise(question);
  if (parts.some((part) => words.some(({ stem }) => meanTheSame(stemOf(part), stem)))) return;
  throw refusal(
    table,
    `its only time is ${column.name}, which says something else of the rows than when they happened`,
  );
}

function monthsCondition(
  table: Table,
  { column, grain }: TimeAxis,
  months: readonly number[],
  label: string,
): Condition {
  if (grain === "year" || column.kind !== "time")
    throw refusal(table, `${column.name} holds years only: nothing in the table says what was in ${label}`);
  return inMonths(column, `month(${column.id})`, months, label);
}

function inMonths(column: Column, month: string, months: readonly number[], label: string): Condition {
  return {
    column,
    text: `${column.name} in ${label}`,
    sql: `${month} IN (${months.map(() => "?").join(", ")})`,
    values: [...months],
  };
}

/** Converts the mentioned times to intervals. Times such as the last month are counted back from the last row. */
function intervals(mentions: readonly TimeMention[], axis: TimeAxis): Interval[] {
  const partsNamed = mentions.filter((mention) => mention.kind === "of-year");
  const named = lastNamed(axis, partsNamed);
  return mentions.flatMap((mention): Interval[] => {
    switch (mention.kind) {
      case "interval":
        return [mention];
      case "last": {
        const last = lastWhole(axis, mention.grain);
        const end = back(last, mention.back);
        const first = back(end, mention.count - 1);
        const label = first.from === end.from ? end.label : `${first.label}..${end.label}`;
        return [
          { ...mention, kind: "interval", from: first.from, until: end.until, label, grain: mention.grain },
        ];
      }
      case "of-year": {
        const period = named[partsNamed.indexOf(mention)];
        return period === undefined ? [] : [{ ...mention, kind: "interval", ...period }];
      }
      default:
        return [];
    }
  });
}

/** Whether times are compared or are the ends of a range. */
function pairOrRange(
  question: string,
  found: readonly Interval[],
  mentions: readonly TimeMention[],
  axis: TimeAxis,
  cues: Cues,
): Period[] {
  const isChange = cues.change || cues.compares || cues.trend;
  const edges = mentions.flatMap((mention) =>
    mention.kind === "since" || mention.kind === "before" ? [mention] : [],
  );
  if (edges.length > 0 && found.length === 0) {
    const from = edges.find(({ kind }) => kind === "since")?.day ?? axis.first;
    const until = edges.find(({ kind }) => kind === "before")?.day ?? afterLast(axis);
    if (isChange && !cues.when) return ends(from, until, axis);
    return [{ label: rangeLabel(from, until, axis), grain: axis.grain, from, until }];
  }
  const sorted = [...found].sort((x, y) => x.from.localeCompare(y.from));
  const unique = sorted.filter(
    ({ label }, index) => sorted.findIndex((other) => other.label === label) === index,
  );
  const [a, b] = unique;
  if (a === undefined) return [];
  if (b === undefined) {
    if (!isChange || cues.when) return [a];
    return endsOfRange(question, a) ?? withPeriodBefore(question, a, axis);
  }
  const between = question.slice(Math.min(a.end, b.end), Math.max(a.start, b.start)).trim().toLowerCase();
  const before = question.slice(0, Math.min(a.start, b.start)).trimEnd().toLowerCase();
  const isRange =
    /^(?:and|to|until|till|through|thru|-|–)(?: the)?(?: year)?$/.test(between) &&
    /\b(?:between|from)(?: the)?(?: years?)?$/.test(before);
  if (isRange && !isChange) {
    const last = unique.at(-1) ?? b;
    return [{ label: `${a.label}..${last.label}`, grain: a.grain, from: a.from, until: last.until }];
  }
  return [a, unique.at(-1) ?? b].map(({ label, grain, from, until }) => ({ label, grain, from, until }));
}

/** Returns the first and the last period of a range such as `from January to March`; `null` for other times. */
function endsOfRange(question: string, { from, until, grain, start, end }: Interval): Period[] | null {
  if (grain !== "month" && grain !== "day") return null;
  if (
    !/^(?:from|between)\b/i.test(question.slice(start, end)) &&
    !/\b(?:from|between)\s+$/i.test(question.slice(0, start))
  )
    return null;
  const [first, last] = [periodFrom(from, grain), containing(addDays(until, -1), grain)];
  return first.from === last.from ? null : [first, last];
}

const changing =
  /\bchang|\bcompar|\bgrow|\bgrew|\brose\b|\bris(?:e|en)\b|\bfell\b|\bfall\b|\bincreas|\bdecreas|\bdeclin|\bdrop/i;

/**
 * Returns a period together with the period before it, if the table has that one. A change in one period is a
 * comparison with the previous period.
 */
function withPeriodBefore(question: string, period: Interval, axis: TimeAxis): Period[] {
  const before = back(period, 1);
  const isOne = changing.test(question) && lengthOf(period) === 1 && before.until > axis.first;
  return isOne ? [before, period] : [period];
}

/** Creates the condition that a row is in a period. */
export function inPeriod({ column }: TimeAxis, { from, until, label }: Period): Condition {
  const text = `${column.name} = ${label}`;
  if (column.kind === "time")
    return {
      column,
      text,
      sql: `(${column.id} >= CAST(? AS TIMESTAMP) AND ${column.id} < CAST(? AS TIMESTAMP))`,
      values: [from, until],
    };
  return {
    column,
    text,
    sql: `(${column.id} >= ? AND ${column.id} < ?)`,
    values: [Number(from.slice(0, 4)), Number(until.slice(0, 4))],
  };
}

async function assertPeriodsHaveRows(table: Table, axis: TimeAxis, period: Period): Promise<void> {
  const { grain } = period;
  if (axis.grain === "year" && grain !== "year")
    throw refusal(table, `${axis.column.name} holds one time a year: it has no ${period.label}`);
  const { sql, values } = inPeriod(axis, period);
  const [[rows = 0] = []] = await table.select(`SELECT count(*) FROM data WHERE ${sql}`, values);
  if (rows !== 0) return;
  const cut = axis.grain === "year" ? 4 : 10;
  const near = await neighbours(table, axis, period);
  throw refusal(
    table,
    `it has no rows of ${period.label}: ${axis.column.name} goes from ${axis.first.slice(0, cut)} to ${axis.last.slice(0, cut)}${near}`,
  );
}

async function neighbours(
  { select }: Table,
  { column, grain, first, last }: TimeAxis,
  { from, until }: Period,
): Promise<string> {
  if (from < first || until > `${last}z` || grain !== "year") return "";
  const expression = column.kind === "time" ? `year(${column.id})` : column.id;
  const rows = await select(
    `SELECT max(y) FILTER (WHERE y < ?), min(y) FILTER (WHERE y > ?) FROM (SELECT ${expression} AS y FROM data)`,
    [Number(from.slice(0, 4)), Number(from.slice(0, 4))],
  );
  const [[before = null, after = null] = []] = rows;
  return before === null || after === null ? "" : `, and the years next to it are ${before} and ${after}`;
}
