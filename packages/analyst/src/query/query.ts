import type { BoundValue, Cell } from "../table/cell.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import { type Measure, measureLabel, measureSql } from "./aggregate.js";
import type { Dimension } from "./dimension.js";
import { compileFilter, type Filter } from "./filter.js";

/** A query: a measure for each group of the rows that match the filters. */
export interface Query {
  readonly groupBy: readonly Dimension[];
  readonly filters: readonly Filter[];
  readonly measure: Measure;
  /** Maximum number of groups. The groups with the largest values of the measure are kept. */
  readonly topN: number;
}

/** The result of a query. */
export interface QueryResult {
  /** The names of the dimensions, then the measure. */
  readonly columns: readonly string[];
  /** The rows, in chronological order if they are grouped by a date, otherwise sorted by descending value. */
  readonly rows: readonly (readonly Cell[])[];
  /** Number of groups omitted from `rows`. */
  readonly leftOut: number;
}

/** Runs a query. */
export async function runQuery(table: Table, query: Query, options: QueryOptions = {}): Promise<QueryResult> {
  const { sql, values } = compileQuery(query);
  const answered = await table.select(sql, values, options);
  const width = query.groupBy.length + 1;
  const rows = answered.map((row) => row.slice(0, width));
  const groups = Number(answered[0]?.[width] ?? 0);
  const columns = [...query.groupBy.map(({ name }) => name), measureLabel(query.measure)];
  return { columns, rows, leftOut: groups - rows.length };
}

/** Compiles a query to one SELECT in which all names are generated and all values are bound. */
function compileQuery({ groupBy, filters, measure, topN }: Query): { sql: string; values: BoundValue[] } {
  const conditions = filters.map(compileFilter);
  const where = conditions.length === 0 ? "" : ` WHERE ${conditions.map(({ sql }) => sql).join(" AND ")}`;
  const keys = groupBy.map((_, index) => `g${index}`);
  const selected = [...groupBy.map(({ key }, index) => `${key} AS g${index}`), `${measureSql(measure)} AS m`];
  const grouping = keys.length === 0 ? "" : ` GROUP BY ${keys.map((_, index) => index + 1).join(", ")}`;
  const byMeasure = ["m DESC NULLS LAST", ...keys.map((key) => `${key} NULLS LAST`)];
  const times = keys.filter((_, index) => groupBy[index]?.chronological).map((key) => `${key} NULLS LAST`);
  const labels = groupBy.map(({ label }, index) => label(`g${index}`));
  return {
    sql: `WITH groups AS MATERIALIZED (SELECT ${selected.join(", ")} FROM data${where}${grouping}), top AS (SELECT * FROM groups ORDER BY ${byMeasure.join(", ")} LIMIT ${topN}) SELECT ${[...labels, "m"].join(", ")}, (SELECT count(*) FROM groups) FROM top ORDER BY ${[...times, ...byMeasure].join(", ")}`,
    values: conditions.flatMap(({ values }) => values),
  };
}
