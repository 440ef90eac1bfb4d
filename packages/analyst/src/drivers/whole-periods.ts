import type { Column } from "../table/column.js";
import type { Table } from "../table/open-table.js";
import { parsePeriod, periodFrom, weekFrom } from "./period.js";
import type { PeriodPair } from "./period-pair.js";

/**
 * Returns the last two periods that the table covers completely, of the longest length for which there are two; `null`
 * if there are none.
 */
export async function lastWholePeriods(table: Table, column: Column): Promise<PeriodPair | null> {
  if (column.kind !== "time") return lastWholeYears(table, column);
  const starts = await wholePeriodStarts(table, column);
  for (const length of lengths) {
    const [b, a] = starts.filter((start) => start.length === length).map(({ from }) => from);
    if (a === undefined || b === undefined) continue;
    return length === "week"
      ? { column, a: weekFrom(a), b: weekFrom(b) }
      : { column, a: periodFrom(a, length), b: periodFrom(b, length) };
  }
  return null;
}

/** The lengths of periods to try, longest first. */
const lengths = ["year", "quarter", "month", "week", "day"] as const;

/**
 * Returns the complete periods of every length, latest first. A period is complete if the table's days extend from its
 * first to its last day. The tolerance is the usual interval between days, such as a month for monthly figures or a
 * weekend for working days.
 */
async function wholePeriodStarts(
  table: Table,
  { id, type }: Column,
): Promise<{ readonly length: string; readonly from: string }[]> {
  const periods = lengths.map(
    (length) =>
      `SELECT DISTINCT '${length}' AS length, CAST(date_trunc('${length}', d) AS DATE) AS p, CAST(date_trunc('${length}', d) + INTERVAL 1 ${length} AS DATE) AS next FROM days`,
  );
  const rows = await table.select(
    `WITH ${edgesSql(id)},
      periods AS (${periods.join(" UNION ALL ")})
    SELECT length, CAST(p AS VARCHAR) FROM periods, edges
    WHERE ${isWholeSql("p", "next")}
    QUALIFY row_number() OVER (PARTITION BY length ORDER BY p DESC) <= 3
    ORDER BY p DESC`,
    [],
  );
  const starts = rows.map(([length, from]) => ({ length: String(length), from: String(from) }));
  const cut = type === "DATE" ? null : await lastDayCut(table, id);
  return starts.filter(({ length, from }) => length !== "day" || from !== cut);
}

/** Returns the last day if its data ends hours earlier than on other days; `null` otherwise. */
async function lastDayCut({ select }: Table, id: string): Promise<string | null> {
  const [[last = null, isCut = null] = []] = await select(
    `WITH ends AS (SELECT CAST(${id} AS DATE) AS d, max(hour(${id})) AS h FROM data WHERE ${id} IS NOT NULL GROUP BY 1)
    SELECT CAST(max(d) AS VARCHAR), arg_max(h, d) < quantile_disc(h, 0.25) FROM ends`,
    [],
  );
  return isCut === true ? String(last) : null;
}

/**
 * Returns the SQL of the days of a column, and of `edges`: the first day, the last day, and the usual interval between
 * days.
 */
export function edgesSql(id: string): string {
  return `days AS MATERIALIZED (SELECT DISTINCT CAST(${id} AS DATE) AS d FROM data WHERE ${id} IS NOT NULL),
      gaps AS (SELECT d - lag(d) OVER (ORDER BY d) AS gap FROM days),
      steps AS (SELECT CAST(coalesce(quantile_disc(gap, 0.95), 1) AS INTEGER) AS days FROM gaps),
      edges AS (SELECT min(d) AS first, max(d) AS last, (SELECT ${longest("days")} FROM steps) AS step FROM days)`;
}

/** Returns the SQL of the maximum length of an interval. Months, quarters and years differ in their number of days. */
function longest(days: string): string {
  return `CASE WHEN ${days} BETWEEN 28 AND 31 THEN 31 WHEN ${days} BETWEEN 89 AND 92 THEN 92 WHEN ${days} = 365 THEN 366 ELSE ${days} END`;
}

/** Returns the SQL condition that the table covers the period between two days. The query needs `edges`. */
export function isWholeSql(from: string, until: string): string {
  return `(${from} > first - step AND ${until} <= last + step)`;
}

/**
 * Returns the last two complete years of a column of years. A year is complete if its months include the first and the
 * last month that occur in any year. Returns `null` if there are no two such years.
 */
async function lastWholeYears(table: Table, column: Column): Promise<PeriodPair | null> {
  const month = monthBeside(table.columns);
  const rows = await table.select(
    `WITH years AS (SELECT ${column.id} AS y, min(${month}) AS first, max(${month}) AS last FROM data WHERE ${column.id} IS NOT NULL GROUP BY 1)
    SELECT y FROM years WHERE first = (SELECT min(first) FROM years) AND last = (SELECT max(last) FROM years)
    ORDER BY y DESC LIMIT 2`,
    [],
  );
  const [b, a] = rows.map(([year]) => parsePeriod(String(year)));
  return a && b ? { column, a, b } : null;
}

/** Returns the SQL of a row's month, from a column of dates or months; a constant if there is none. */
export function monthBeside(columns: readonly Column[]): string {
  const date = columns.find(({ role }) => role === "time");
  if (date !== undefined) return `month(${date.id})`;
  return columns.find(({ role, name }) => role === "calendar" && /mon/i.test(name))?.id ?? "1";
}
