import { maxPoints, minPoints } from "../limits.js";
import { type Measure, measureSql } from "../query/aggregate.js";
import type { Column } from "../table/column.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import { numberInCell } from "./drivers.js";
import { type Grain, grainNames, periodFrom } from "./period.js";
import { edgesSql, isWholeSql, monthBeside } from "./whole-periods.js";

/** The measure in one period. */
interface TrendPoint {
  readonly period: string;
  /** The value in the period; `null` if there is none, such as the average of no rows. */
  readonly value: number | null;
  /** Whether the table covers the complete period. */
  readonly complete: boolean;
}

/** The measure in every period with rows, in order of time. */
export interface Trend {
  readonly grain: Grain;
  readonly points: readonly TrendPoint[];
}

/**
 * Computes the measure over all periods of a column.
 * @param grain the length of a period. Longer periods are used if there would be more than a thousand, shorter ones
 * if there would be fewer than three
 */
export async function trendOf(
  table: Table,
  measure: Measure,
  time: Column,
  grain: Grain,
  options: QueryOptions = {},
): Promise<Trend> {
  if (time.kind !== "time") return { grain: "year", points: await years(table, measure, time, options) };
  const wanted = grainNames.indexOf(grain);
  const longer = grainNames.slice(0, wanted + 1).reverse();
  for (const candidate of longer) {
    const points = await periods(table, measure, time, candidate, options);
    if (points.length > maxPoints && candidate !== "year") continue;
    const found = { grain: candidate, points };
    return points.length < minPoints
      ? finer(found, (shorter) => periods(table, measure, time, shorter, options))
      : found;
  }
  return { grain, points: [] };
}

/** Returns the trend over shorter periods if there are not too many of them; otherwise the given trend. */
async function finer(found: Trend, read: (grain: Grain) => Promise<TrendPoint[]>): Promise<Trend> {
  for (const grain of grainNames.slice(grainNames.indexOf(found.grain) + 1)) {
    const points = await read(grain);
    if (points.length > maxPoints) return found;
    if (points.length >= minPoints) return { grain, points };
  }
  return found;
}

async function periods(
  { select }: Table,
  measure: Measure,
  { id }: Column,
  grain: Grain,
  options: QueryOptions,
): Promise<TrendPoint[]> {
  const rows = await select(
    `WITH ${edgesSql(id)},
      trend AS (SELECT CAST(date_trunc('${grain}', ${id}) AS DATE) AS p, ${measureSql(measure)} AS v FROM data WHERE ${id} IS NOT NULL GROUP BY 1)
    SELECT CAST(p AS VARCHAR), v, ${isWholeSql("p", `CAST(p + INTERVAL 1 ${grain} AS DATE)`)} FROM trend, edges ORDER BY p`,
    [],
    options,
  );
  return rows.map(([from, value, complete]) => ({
    period: periodFrom(String(from), grain).label,
    value: numberInCell(value),
    complete: complete === true,
  }));
}

async function years(
  { select, columns }: Table,
  measure: Measure,
  { id }: Column,
  options: QueryOptions,
): Promise<TrendPoint[]> {
  const month = monthBeside(columns);
  const rows = await select(
    `WITH years AS (SELECT ${id} AS y, min(${month}) AS first, max(${month}) AS last, ${measureSql(measure)} AS v FROM data WHERE ${id} IS NOT NULL GROUP BY 1)
    SELECT y, v, first IS NULL OR (first = (SELECT min(first) FROM years) AND last = (SELECT max(last) FROM years)) FROM years ORDER BY y`,
    [],
    options,
  );
  return rows.map(([year, value, complete]) => ({
    period: String(year),
    value: numberInCell(value),
    complete: complete === true,
  }));
}
