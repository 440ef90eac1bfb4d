import { type Measure, measureColumnName } from "../query/aggregate.js";
import type { Dimension } from "../query/dimension.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import { comparedRows } from "./compared-rows.js";
import { type Driver, numberInCell, resultMember } from "./drivers.js";
import type { PeriodPair } from "./period-pair.js";
import { periodSql } from "./total-change.js";

/**
 * Computes the contribution of each group to the change of a sum or a count, largest effect first. It is the group's
 * value in the later period minus that in the earlier one. Groups without rows in either period are omitted.
 */
export async function decomposeSum(
  table: Table,
  measure: Measure,
  comparison: PeriodPair,
  dimension: Dimension,
  options: QueryOptions = {},
): Promise<Driver[]> {
  const { sql, values } = comparedRows(comparison);
  const rows = await table.select(
    `WITH ${sql},
      members AS (SELECT ${dimension.key} AS g, ${periodSql(measure, "in_a")} AS a, ${periodSql(measure, "NOT in_a")} AS b FROM compared GROUP BY 1),
      effects AS (SELECT g, a, b, b - a AS effect FROM members),
      total AS (SELECT CAST(sum(effect) AS DOUBLE) AS change FROM effects)
    SELECT CAST(${dimension.label("g")} AS VARCHAR), a, b, effect, CASE WHEN change <> 0 THEN CAST(effect AS DOUBLE) / change END
    FROM effects, total ORDER BY abs(effect) DESC, g NULLS LAST`,
    values,
    options,
  );
  return rows.map(([member, a, b, effect, share]) => ({
    dimension: dimension.name,
    member: resultMember(member),
    measure: measureColumnName(measure),
    valueA: Number(a),
    valueB: Number(b),
    effect: Number(effect),
    shareOfChange: numberInCell(share),
    split: null,
  }));
}
