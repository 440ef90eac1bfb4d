import { type Period, periodFrom } from "../drivers/period.js";
import type { Measure } from "../query/aggregate.js";
import type { Dimension } from "../query/dimension.js";
import type { Table } from "../table/open-table.js";
import { periodColumnId } from "../table/wide-periods.js";
import type { TimeAxis } from "./axis.js";
import { isStock } from "./measure/measured-columns.js";
import { plainTime } from "./plain-time.js";
import type { Reading } from "./reading.js";
import { refusal } from "./refusal.js";
import { inPeriod } from "./resolve-periods.js";
import { asksForStock } from "./stock-asked.js";

const operations: readonly Reading["operation"][] = ["value", "ranking", "comparison", "share"];

/**
 * Whether a measure exists at a point in time. If years were columns, each row became several rows of the
 * same thing, which exists at each of the years.
 */
function isOfMoment(
  { column, aggregate }: Measure,
  { column: time }: TimeAxis,
  { columns }: Table,
  question: string,
): boolean {
  if (column === null) return time.id === periodColumnId;
  if (aggregate === "sum" && asksForStock(question, column, columns)) return true;
  return isStock(column) && (aggregate === "sum" || time.id === periodColumnId);
}

interface Times {
  readonly count: number;
  /** The last time, as a date or a year; `null` if there is none. */
  readonly last: string | null;
}

/** Returns how many times the rows of a period have, or all rows, and the last of them. */
async function timesOf(
  table: Table,
  { measure }: Reading,
  axis: TimeAxis,
  period: Period | null = null,
): Promise<Times> {
  const { id, kind } = axis.column;
  const within = period === null ? null : inPeriod(axis, period);
  const [[count = 0, last = null] = []] = await table.select(
    `SELECT count(DISTINCT ${id}), CAST(max(${kind === "time" ? `CAST(${id} AS DATE)` : id}) AS VARCHAR) FROM data WHERE ${measure.column?.id ?? id} IS NOT NULL${within === null ? "" : ` AND ${within.sql}`}`,
    within?.values ?? [],
  );
  return { count: Number(count), last: last === null ? null : String(last) };
}

/** Returns the period of one time, named no longer than the table's times are. */
function momentOf({ column, grain }: TimeAxis, time: string): Period {
  if (column.kind !== "time") return periodFrom(`${time}-01-01`, "year");
  const period = periodFrom(time, "day");
  return grain === "day" ? period : { ...period, label: period.label.slice(0, grain === "year" ? 4 : 7) };
}

/**
 * A measure that exists at a point in time is not added up over time: of a period that the question names, its average
 * over the times is taken, otherwise the last time of the matching rows, with a note.
 */
export async function atLatestTime(
  table: Table,
  reading: Reading,
  isAggregateGiven: boolean,
): Promise<Reading> {
  const { measure, axis, operation, periods } = reading;
  if (axis !== null && operation === "extreme" && !isAggregateGiven)
    return ofLongerTimes(table, reading, axis);
  if (axis === null || !operations.includes(operation) || !isOfMoment(measure, axis, table, reading.question))
    return reading;
  const { count, last } = await timesOf(table, reading, axis);
  if (count < 2 || last === null) return reading;
  const name = measure.column?.name ?? "The number of rows";
  const { column } = axis;
  if (operation === "value" && periods.length === 1)
    return {
      ...reading,
      operation: "average per period",
      by: timesAsGroups(axis),
      assumptions: [
        ...reading.assumptions,
        `${name} is of a moment, and is not added up over time: its average over ${count} times was taken.`,
      ],
    };
  const moment = momentOf(axis, last);
  return {
    ...reading,
    conditions: [
      ...reading.conditions,
      { ...inPeriod(axis, moment), text: `${column.name} = ${moment.label}` },
    ],
    assumptions: [
      ...reading.assumptions,
      `${name} is of a moment, and is not added up over time: ${moment.label}, the last of ${column.name}, was taken.`,
    ],
  };
}

/**
 * Averages a measure that exists at a point in time over the times of each longer period, as in `which year had the most
 * prisoners` for a table of quarters.
 * @throws {AnalystError} NOT_IN_TABLE when a time has several rows: their average would not be the value at that time
 */
async function ofLongerTimes(table: Table, reading: Reading, axis: TimeAxis): Promise<Reading> {
  const { measure, by, conditions, question } = reading;
  const { column } = measure;
  const isLonger = by?.part != null && by.part.name !== axis.grain;
  if (column === null || measure.aggregate !== "sum" || !isLonger) return reading;
  if (!isOfMoment(measure, axis, table, question)) return reading;
  const where = [`${column.id} IS NOT NULL`, ...conditions.map(({ sql }) => `(${sql})`)].join(" AND ");
  const [[isOnce = false] = []] = await table.select(
    `SELECT count(*) = count(DISTINCT ${axis.column.id}) FROM data WHERE ${where}`,
    conditions.flatMap(({ values }) => values),
  );
  const why = `${column.name} is of a moment, and is not added up over time`;
  if (isOnce !== true)
    throw refusal(
      table,
      `${why}; --where leaves one row for each ${axis.grain}, and --aggregate sum adds all of them up`,
    );
  return {
    ...reading,
    measure: { ...measure, aggregate: "average" },
    assumptions: [
      ...reading.assumptions,
      `${why}: the average over the ${axis.grain}s of each ${by.part?.name ?? "period"} was taken.`,
    ],
  };
}

/** Returns the times of a table as a dimension, with a group for each of them. */
function timesAsGroups(axis: TimeAxis): Dimension {
  const { column, grain } = axis;
  const plain = plainTime(axis);
  return grain === "day" && column.kind === "time"
    ? { ...plain, name: column.name, part: null, key: column.id, label: (key) => key }
    : plain;
}

/**
 * Compares the last times of two periods instead of the periods, if the measure exists at a point in time and the
 * periods have several.
 */
export async function betweenMoments(table: Table, reading: Reading): Promise<Reading> {
  const { measure, axis, operation, periods, question } = reading;
  const [a, b] = periods;
  if (operation !== "change" || axis === null || a === undefined || b === undefined) return reading;
  if (measure.column === null || !isOfMoment(measure, axis, table, question)) return reading;
  const [before, after] = [await timesOf(table, reading, axis, a), await timesOf(table, reading, axis, b)];
  if (before.last === null || after.last === null || Math.max(before.count, after.count) < 2) return reading;
  const moments = [momentOf(axis, before.last), momentOf(axis, after.last)];
  return {
    ...reading,
    periods: moments,
    assumptions: [
      ...reading.assumptions,
      `${measure.column.name} is of a moment, and is not added up over time: ${moments.map(({ label }) => label).join(" and ")}, the last times of both periods, were compared.`,
    ],
  };
}
