import { measureColumnName, type Quotient, quotientSql } from "../query/aggregate.js";
import type { Dimension } from "../query/dimension.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import { comparedRows } from "./compared-rows.js";
import { type Driver, numberInCell, resultMember } from "./drivers.js";
import type { PeriodPair } from "./period-pair.js";

/*
 * An average or a ratio R is the sum of its members' numerators over the sum of their denominators. With a
 * member's weight w (its share of the denominators) and its own value r, R is the sum of w r, and its change
 * splits exactly:
 *
 *   within  (wA + wB) / 2 * (rB - rA)
 *   mix     (wB - wA) * ((rA + rB) / 2 - (RA + RB) / 2)
 *
 * This is Kitagawa's decomposition (1955), which treats both periods alike. Weights add up to 1 in both
 * periods, so the constant (RA + RB) / 2 adds nothing to the sum over members; it ensures that a growing
 * member raises the total only if it is above the total. A member without a value in one of the periods (it
 * is new or gone, or its denominators add up to 0) has only a mix effect: its complete contribution.
 */

/** Computes the contribution of each group to the change of an average or a ratio, largest effect first. */
export async function decomposeQuotient(
  table: Table,
  measure: Quotient,
  comparison: PeriodPair,
  dimension: Dimension,
  options: QueryOptions = {},
): Promise<Driver[]> {
  const { sql, values } = comparedRows(comparison);
  const a = quotientSql(measure, "in_a");
  const b = quotientSql(measure, "NOT in_a");
  const double = (expression: string): string => `coalesce(CAST(${expression} AS DOUBLE), 0)`;
  const rows = await table.select(
    `WITH ${sql},
      sums AS (
        SELECT ${dimension.key} AS g, ${double(a.numerator)} AS na, ${double(a.denominator)} AS da, ${double(b.numerator)} AS nb, ${double(b.denominator)} AS db
        FROM compared GROUP BY 1),
      members AS (SELECT * FROM sums WHERE na <> 0 OR da <> 0 OR nb <> 0 OR db <> 0),
      whole AS (SELECT fsum(da) AS da, fsum(db) AS db, fsum(na) / nullif(fsum(da), 0) AS ra, fsum(nb) / nullif(fsum(db), 0) AS rb FROM members),
      weighed AS (
        SELECT g, m.na / nullif(m.da, 0) AS ra, m.nb / nullif(m.db, 0) AS rb, m.da / whole.da AS wa, m.db / whole.db AS wb,
          m.nb / whole.db - m.na / whole.da AS added, (whole.ra + whole.rb) / 2 AS middle, whole.rb - whole.ra AS change
        FROM members m, whole WHERE whole.ra IS NOT NULL AND whole.rb IS NOT NULL),
      split AS (
        SELECT *, coalesce((wa + wb) / 2 * (rb - ra), 0) AS within,
          coalesce((wb - wa) * ((ra + rb) / 2 - middle), added - middle * (wb - wa)) AS mix
        FROM weighed)
    SELECT CAST(${dimension.label("g")} AS VARCHAR), ra, rb, within + mix, CASE WHEN change <> 0 THEN (within + mix) / change END, wa, wb, within, mix
    FROM split ORDER BY abs(within + mix) DESC, g NULLS LAST`,
    values,
    options,
  );
  return rows.map(([member, ra, rb, effect, share, wa, wb, within, mix]) => ({
    dimension: dimension.name,
    member: resultMember(member),
    measure: measureColumnName(measure),
    valueA: numberInCell(ra),
    valueB: numberInCell(rb),
    effect: Number(effect),
    shareOfChange: numberInCell(share),
    split: { weightA: Number(wa), weightB: Number(wb), within: Number(within), mix: Number(mix) },
  }));
}
