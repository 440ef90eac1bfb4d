import { quoteJson } from "@concordat/llm";
import type { Measure } from "../query/aggregate.js";
import type { Column } from "../table/column.js";
import type { Table } from "../table/open-table.js";
import type { TimeAxis } from "./axis.js";
import { type Condition, isNoneOf } from "./condition.js";
import { subtotalsOf } from "./subtotals.js";
import { isGrouping } from "./vocabulary.js";

/** Usual names of the member that is the total of all others. */
const totalName =
  /^(?:(?:grand |sub|sub-)?totals?(?: .*)?|.* total|all(?: .*)?|sum|overall|gesamt.*|insgesamt|summe|ensemble|total général|todos|both(?: sexes)?)$/i;
/**
 * Matches names of totals. The total may exceed the sum of the other values, because the table may lack some of them.
 */
const namedWhole = /^(?:(?:grand )?total|world|all countries|worldwide|global)$/i;
/** Matches names of totals that may also be an ordinary value. */
const wholeName = /^(?:world|united states|national)$/i;
/**
 * Maximum number of rows of a total, as a multiple of the rows of the most frequent other value. A total has one row
 * wherever the others have one. A survey answer that is by chance as frequent as all others together has as many rows
 * as these.
 */
const maxRowsOfTotal = 1.5;
const maxMembers = 400;
/** Maximum relative difference between a total and the sum of its parts. It allows for rounding. */
const tolerance = 0.005;

/**
 * Finds values that are the sum of all others in every period. Their rows would be counted twice.
 * @param named columns of which the question names values
 * @param part conditions of the numerator of a share; the totals of a column that they name are not removed
 */
export async function totalRows(
  table: Table,
  { column, aggregate }: Measure,
  axis: TimeAxis | null,
  named: readonly Column[],
  part: readonly Condition[] = [],
): Promise<{ readonly conditions: Condition[]; readonly said: string[] }> {
  const conditions: Condition[] = [];
  const said: string[] = [];
  if (column === null || aggregate === "distinct") return { conditions, said };
  for (const category of table.columns.filter(
    (candidate) => isGrouping(candidate) && !named.includes(candidate),
  )) {
    if ((category.distinct ?? 0) < 3 || (category.distinct ?? 0) > maxMembers) continue;
    const parts = await subtotalsOf(table, column, category, axis);
    const total = await totalOf(table, column, category, axis, parts);
    const found = total === null ? parts : [...parts, total.name];
    const asked = part.filter((condition) => condition.column.id === category.id);
    const isAsked = asked.some(({ values }) => values.some((value) => found.includes(String(value))));
    if (found.length === 0 || isAsked) continue;
    conditions.push(isNoneOf(category, found));
    said.push(...leftOutSentences(category, parts, total));
  }
  return { conditions, said };
}

function leftOutSentences({ name }: Column, parts: readonly string[], total: Total | null): string[] {
  const names = parts.map((part) => quoteJson(part)).join(", ");
  const sums =
    parts.length === 1
      ? `the member ${names}, which is the sum of members next to it: its`
      : `the members ${names}, each of which is the sum of members next to it: their`;
  return [
    ...(parts.length === 0 ? [] : [`${name} has ${sums} rows were left out.`]),
    ...(total === null
      ? []
      : [
          total.isSum
            ? `${name} has the member ${quoteJson(total.name)}, which is the sum of the others: its rows were left out.`
            : `${name} has the member ${quoteJson(total.name)}, which by its name and size stands for all others: its rows were left out.`,
        ]),
  ];
}

/** A value of a column whose rows are the totals of all other values. */
interface Total {
  readonly name: string;
  /** Whether the number equals the sum of the others. If not, only the name says that it is a total. */
  readonly isSum: boolean;
}

async function totalOf(
  { select }: Table,
  { id }: Column,
  category: Column,
  axis: TimeAxis | null,
  parts: readonly string[],
): Promise<Total | null> {
  const time = axis === null ? "0" : axis.column.id;
  const others =
    parts.length === 0
      ? "true"
      : `CAST(${category.id} AS VARCHAR) NOT IN (${parts.map(() => "?").join(", ")})`;
  const rows = await select(
    `WITH cells AS (SELECT CAST(${category.id} AS VARCHAR) AS g, ${time} AS t, CAST(sum(${id}) AS DOUBLE) AS v, count(*) AS r FROM data WHERE ${id} IS NOT NULL AND ${category.id} IS NOT NULL AND ${others} GROUP BY 1, 2),
      wholes AS (SELECT t, sum(v) AS w, count(*) AS n FROM cells GROUP BY 1),
      judged AS (SELECT g, count(*) AS periods, count(*) FILTER (WHERE n > 2 AND v <> 0) AS telling, bool_and(abs(w - 2 * v) <= ${tolerance} * abs(v)) AS adds, bool_and(n > 2 AND v > 0 AND 2 * v >= w - v) AS leads, max(r) AS size FROM cells JOIN wholes USING (t) GROUP BY 1)
    SELECT g, telling, (SELECT count(*) FROM wholes), size, (SELECT max(size) FROM judged AS others WHERE others.g <> judged.g), adds FROM judged WHERE (adds AND telling > 0) OR leads ORDER BY adds DESC`,
    [...parts],
  );
  for (const [member, telling, periods, size, others, adds] of rows) {
    const name = String(member);
    if (adds !== true) {
      if (namedWhole.test(name.trim())) return { name, isSum: false };
      continue;
    }
    // With such a name one period suffices; without it, the sum must match repeatedly.
    if (totalName.test(name.trim())) return { name, isSum: true };
    if (Number(size) > maxRowsOfTotal * Number(others)) continue;
    if (wholeName.test(name.trim()) || (Number(telling) >= 3 && Number(telling) >= 0.5 * Number(periods)))
      return { name, isSum: true };
  }
  return null;
}
