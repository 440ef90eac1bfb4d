import { numberInCell } from "../drivers/drivers.js";
import { type Measure, measureSql } from "../query/aggregate.js";
import type { Dimension } from "../query/dimension.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import type { RankedMember } from "./answer.js";

/** Maximum number of members in a ranking. */
const maxMembers = 1_000;

/** Computes the measure for each value of a dimension, sorted by the measure. Groups without a result are omitted. */
export async function groupValues(
  { select }: Table,
  measure: Measure,
  dimension: Dimension,
  order: "desc" | "asc" | "time",
  options: QueryOptions = {},
): Promise<RankedMember[]> {
  const ordering = order === "time" ? "k" : `m ${order.toUpperCase()}, k`;
  const rows = await select(
    `WITH groups AS (SELECT ${dimension.key} AS k, ${measureSql(measure)} AS m, count(*) AS n FROM data GROUP BY 1)
    SELECT CAST(${dimension.label("k")} AS VARCHAR), m, n FROM groups WHERE m IS NOT NULL AND k IS NOT NULL ORDER BY ${ordering} LIMIT ${maxMembers}`,
    [],
    options,
  );
  return rows.map(([member, value, count]) => ({
    dimension: dimension.name,
    member: member === null || member === undefined ? null : String(member).replace(/ 00:00:00$/, ""),
    value: numberInCell(value) ?? 0,
    rows: Number(count),
  }));
}

/** Computes the measure over all rows; `null` if it has no value. */
export async function wholeValue(
  { select }: Table,
  measure: Measure,
  options: QueryOptions = {},
): Promise<number | null> {
  const [[value = null] = []] = await select(`SELECT ${measureSql(measure)} FROM data`, [], options);
  return numberInCell(value);
}
