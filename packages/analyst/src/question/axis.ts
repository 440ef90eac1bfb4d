import { isYearOfSomething } from "../table/calendar-name.js";
import type { Column } from "../table/column.js";
import { isDecimalYear } from "../table/decimal-year.js";
import type { Table } from "../table/open-table.js";
import { monthNamed } from "./periods/months.js";

/** The time of a table: one column, or a column of years together with one of months or quarters. */
export interface TimeAxis {
  /** The column to use in queries. If the time is composed of several columns, its `id` is an SQL expression. */
  readonly column: Column;
  /** The columns that compose it. */
  readonly parts: readonly Column[];
  /** The first and the last day with rows. */
  readonly first: string;
  readonly last: string;
  /** Number of distinct times. */
  readonly moments: number;
  /** The length of time that one row covers. */
  readonly grain: "year" | "quarter" | "month" | "day";
}

/**
 * Finds the time of a table. A column of dates is preferred to a year with a month, and that to a year alone. Columns
 * with several values are preferred to a column with only one.
 */
export async function timeAxis(table: Table, wanted: string | undefined): Promise<TimeAxis | null> {
  const candidates = await Promise.all(
    (await axisColumns(table, wanted)).map((found) => described(table, found)),
  );
  const known = candidates.filter((axis) => axis !== null);
  return known.find(({ first, last }) => first !== last) ?? known[0] ?? null;
}

interface AxisColumn {
  readonly column: Column;
  readonly parts: readonly Column[];
}

async function axisColumns({ columns, select }: Table, wanted: string | undefined): Promise<AxisColumn[]> {
  if (wanted !== undefined) {
    const column = columns.find(({ name }) => name === wanted);
    return column === undefined ? [] : [{ column, parts: [column] }];
  }
  const plain = (list: readonly Column[]): AxisColumn[] =>
    list.map((column) => ({ column, parts: [column] }));
  const years = columns.filter(({ role }) => role === "year");
  const year = years.find(({ name }) => !isYearOfSomething(name)) ?? years[0];
  const month = await monthColumn(columns, select);
  const together =
    year !== undefined && month !== null && !isYearOfSomething(year.name) ? [splitTime(year, month)] : [];
  const moments = columns.filter(({ role, name }) => role === "time" && !isYearOfSomething(name));
  const days = year === undefined || month === null ? null : daysOf(columns, year, month);
  // If timestamps are in UTC and other columns have the local year, month and day, the local days are used.
  const own = days !== null && (await isOfAnotherZone(select, days.column, moments)) ? [days] : [];
  return [
    ...own,
    ...plain(moments),
    ...together,
    ...plain(years.filter(({ name }) => !isYearOfSomething(name))),
    ...columns.filter(isDecimalYear).map((column) => ({ column: decimalYear(column), parts: [column] })),
    ...plain(years.filter(({ name }) => isYearOfSomething(name))),
    ...plain(columns.filter(({ role, name }) => role === "time" && isYearOfSomething(name))),
  ];
}

interface MonthColumn {
  readonly column: Column;
  /** The number of the month, as an SQL expression. */
  readonly month: string;
  readonly grain: "month" | "quarter";
}

async function monthColumn(columns: readonly Column[], select: Table["select"]): Promise<MonthColumn | null> {
  const number = columns.find(
    ({ role, name }) => role === "calendar" && /mon|mois|mes|^mo[^a-z]/i.test(name),
  );
  if (number !== undefined) return { column: number, month: number.id, grain: "month" };
  const quarter = columns.find(({ role, name }) => role === "calendar" && /q/i.test(name));
  if (quarter !== undefined) return { column: quarter, month: `(3 * ${quarter.id} - 2)`, grain: "quarter" };
  for (const column of columns.filter(
    ({ kind, distinct }) => kind === "text" && distinct !== null && distinct <= 12,
  )) {
    const rows = await select(`SELECT DISTINCT ${column.id} FROM data WHERE ${column.id} IS NOT NULL`, []);
    const texts = rows.map(([text]) => String(text));
    if (texts.length > 1 && texts.every((text) => monthNamed(text.trim()) !== null)) {
      const month = `list_position(['jan','feb','mar','apr','may','jun','jul','aug','sep','oct','nov','dec'], lower(left(trim(${column.id}), 3)))`;
      return { column, month, grain: "month" };
    }
    const quarters = texts.every((text) => /^q?[1-4]$/i.test(text.trim()));
    if (texts.length > 1 && quarters && /q/i.test(`${column.name}${texts.join("")}`))
      return { column, month: `(3 * CAST(right(trim(${column.id}), 1) AS INTEGER) - 2)`, grain: "quarter" };
  }
  return null;
}

function splitTime(year: Column, { column, month }: MonthColumn): AxisColumn {
  return {
    column: {
      ...year,
      name: `${year.name} and ${column.name}`,
      id: `make_date(CAST(${year.id} AS BIGINT), CAST(${month} AS BIGINT), 1)`,
      kind: "time",
      role: "time",
      type: "DATE",
      distinct: null,
      missing: Math.max(year.missing, column.missing),
    },
    parts: [year, column],
  };
}

const dayOfMonth = /^(?:day|dom|mday|tag|jour|d[ií]a)(?:[_ ]?of[_ ]?month)?$/i;

/** Returns the time composed of separate columns for year, month and day; `null` unless all three exist. */
function daysOf(columns: readonly Column[], year: Column, month: MonthColumn): AxisColumn | null {
  const day = columns.find(({ role, name }) => role === "calendar" && dayOfMonth.test(name.trim()));
  if (day === undefined || month.grain !== "month") return null;
  const { column } = splitTime(year, month);
  return {
    column: {
      ...column,
      name: `${year.name}, ${month.column.name} and ${day.name}`,
      id: `CAST(${column.id} + CAST(${day.id} - 1 AS INTEGER) AS DATE)`,
      missing: Math.max(column.missing, day.missing),
    },
    parts: [year, month.column, day],
  };
}

/**
 * Whether a column of timestamps and a column of dates differ in some rows, and never by more than one day, as after a
 * conversion to another time zone.
 */
async function isOfAnotherZone(
  select: Table["select"],
  { id }: Column,
  [moment]: readonly Column[],
): Promise<boolean> {
  if (moment === undefined || !/^TIMESTAMP/.test(moment.type)) return false;
  const [[farthest = null] = []] = await select(
    `SELECT max(abs(date_diff('day', ${id}, CAST(${moment.id} AS DATE)))) FROM data`,
    [],
  );
  return Number(farthest) === 1;
}

function decimalYear(column: Column): AxisColumn["column"] {
  const month = `CAST(round((${column.id} - floor(${column.id})) * 12) AS BIGINT)`;
  return {
    ...column,
    id: `CAST(make_date(CAST(floor(${column.id}) AS BIGINT), 1, 1) + to_months(CAST(${month} AS INTEGER)) AS DATE)`,
    kind: "time",
    role: "time",
    type: "DATE",
    distinct: null,
  };
}

async function described({ select }: Table, { column, parts }: AxisColumn): Promise<TimeAxis | null> {
  if (column.kind !== "time") {
    const [[first = null, last = null] = []] = await select(
      `SELECT min(${column.id}), max(${column.id}) FROM data`,
      [],
    );
    if (first === null || last === null) return null;
    return {
      column,
      parts,
      first: `${String(first).padStart(4, "0")}-01-01`,
      last: `${String(last).padStart(4, "0")}-12-31`,
      moments: column.distinct ?? 0,
      grain: "year",
    };
  }
  const [[first = null, last = null, days = 0, months = 0, quarters = 0, years = 0] = []] = await select(
    `WITH days AS (SELECT DISTINCT CAST(${column.id} AS DATE) AS d FROM data WHERE ${column.id} IS NOT NULL)
    SELECT CAST(min(d) AS VARCHAR), CAST(max(d) AS VARCHAR), count(*), count(DISTINCT date_trunc('month', d)), count(DISTINCT date_trunc('quarter', d)), count(DISTINCT year(d)) FROM days`,
    [],
  );
  if (first === null || last === null) return null;
  const grain = days === years ? "year" : days === quarters ? "quarter" : days === months ? "month" : "day";
  return { column, parts, first: String(first), last: String(last), moments: Number(days), grain };
}
