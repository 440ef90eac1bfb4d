import { type Measure, measureSql } from "../query/aggregate.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import { comparedRows } from "./compared-rows.js";
import type { PeriodPair } from "./period-pair.js";

/** The measure over the complete table in both periods. */
export interface TotalChange {
  readonly valueA: number;
  readonly valueB: number;
  readonly change: number;
}

/** Computes the measure over the complete table in both periods; `null` if a period has no value. */
export async function totalChange(
  table: Table,
  measure: Measure,
  comparison: PeriodPair,
  options: QueryOptions = {},
): Promise<TotalChange | null> {
  const { sql, values } = comparedRows(comparison);
  const [[valueA = null, valueB = null, change = null] = []] = await table.select(
    `WITH ${sql}, t AS (SELECT ${periodSql(measure, "in_a")} AS a, ${periodSql(measure, "NOT in_a")} AS b FROM compared)
    SELECT a, b, b - a FROM t`,
    values,
    options,
  );
  if (valueA === null || valueB === null) return null;
  return { valueA: Number(valueA), valueB: Number(valueB), change: Number(change) };
}

/** Whether the changes of the groups add up to the change of the total, as for sums and counts. */
function isAdditive({ aggregate }: Measure): boolean {
  return aggregate === "sum" || aggregate === "count";
}

/** Returns the SQL of the measure over the rows of one period. The sum of no rows is 0, and their average is null. */
export function periodSql(measure: Measure, period: string): string {
  const value = measureSql(measure, period);
  return isAdditive(measure) ? `coalesce(${value}, 0)` : value;
}
