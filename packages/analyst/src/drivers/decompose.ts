import { type Measure, measureName, measureSql } from "../query/aggregate.js";
import type { Dimension } from "../query/dimension.js";
import type { Bound, Cell } from "../table/cell.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import { type Comparison, rowsOf } from "./comparison.js";

/** The measure over the whole table in both periods. */
export interface TotalChange {
  readonly valueA: number;
  readonly valueB: number;
  readonly change: number;
}

/** What one member of a dimension contributed to the total change. */
export interface Driver {
  readonly dimension: string;
  /** Null: rows without a member. */
  readonly member: string | null;
  readonly measure: string;
  readonly valueA: number;
  readonly valueB: number;
  /** The later value less the earlier. The effects of a dimension add up to the total change. */
  readonly effect: number;
  /** The effect over the total change; null when the total did not change. */
  readonly shareOfChange: number | null;
}

/** The drivers of one dimension; their effects add up to the total change. */
export interface Decomposition {
  readonly dimension: string;
  readonly drivers: readonly Driver[];
}

/** Whether members' changes add up to the total's: sums and counts do, averages and extremes do not. */
export function isAdditive({ aggregate }: Measure): boolean {
  return aggregate === "sum" || aggregate === "count";
}

/** The measure over the whole table in both periods; null when a period holds no value of it. */
export async function totalChange(
  table: Table,
  measure: Measure,
  comparison: Comparison,
  options: QueryOptions = {},
): Promise<TotalChange | null> {
  const { from, a, b, values } = periodsSql(measure, comparison);
  const [[valueA = null, valueB = null, change = null] = []] = await table.select(
    `WITH t AS (SELECT ${a} AS a, ${b} AS b ${from}) SELECT a, b, b - a FROM t`,
    values,
    options,
  );
  if (valueA === null || valueB === null) return null;
  return { valueA: Number(valueA), valueB: Number(valueB), change: Number(change) };
}

/**
 * What each member of a dimension contributed to the change of an additive measure, the largest effect first.
 * Members that are in neither period have no effect and are not listed.
 */
export async function decompose(
  table: Table,
  measure: Measure,
  comparison: Comparison,
  dimension: Dimension,
  options: QueryOptions = {},
): Promise<Driver[]> {
  const { from, a, b, values } = periodsSql(measure, comparison);
  const rows = await table.select(
    `WITH members AS (SELECT ${dimension.key} AS g, ${a} AS a, ${b} AS b ${from} GROUP BY 1),
      effects AS (SELECT g, a, b, b - a AS effect FROM members),
      total AS (SELECT CAST(sum(effect) AS DOUBLE) AS change FROM effects)
    SELECT CAST(${dimension.label("g")} AS VARCHAR), a, b, effect, CASE WHEN change <> 0 THEN CAST(effect AS DOUBLE) / change END
    FROM effects, total ORDER BY abs(effect) DESC, g NULLS LAST`,
    values,
    options,
  );
  return rows.map((row) => toDriver(row, dimension.name, measureName(measure)));
}

function toDriver(
  [member, a, b, effect, share]: readonly Cell[],
  dimension: string,
  measure: string,
): Driver {
  return {
    dimension,
    member: member === null || member === undefined ? null : String(member),
    measure,
    valueA: Number(a),
    valueB: Number(b),
    effect: Number(effect),
    shareOfChange: share === null || share === undefined ? null : Number(share),
  };
}

/** The measure in each period. Nothing added up is 0; the average of nothing is nothing. */
function periodsSql(
  measure: Measure,
  { column, a, b }: Comparison,
): { from: string; a: string; b: string; values: Bound[] } {
  const inA = rowsOf(column, a);
  const inB = rowsOf(column, b);
  const value = (period: string): string => {
    const filtered = `${measureSql(measure)} FILTER (WHERE ${period})`;
    return isAdditive(measure) ? `coalesce(${filtered}, 0)` : filtered;
  };
  return {
    a: value(inA.sql),
    b: value(inB.sql),
    from: `FROM data WHERE ${inA.sql} OR ${inB.sql}`,
    values: [...inA.values, ...inB.values, ...inA.values, ...inB.values],
  };
}
