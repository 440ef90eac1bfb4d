import type { Database } from "./database.js";

/** A column to be converted from `raw` to `data`. */
interface Conversion {
  readonly rawId: string;
  readonly id: string;
  /** The SQL expression of a cell's value. */
  readonly sql: string;
  /** The table of the column's distinct cells; `null` if they are not few. */
  readonly distinct: string | null;
}

/**
 * Creates the table `data` from `raw`, in row order. If a column has few distinct cells, each distinct cell is
 * converted only once.
 */
export async function convert(database: Database, columns: readonly Conversion[]): Promise<void> {
  const isLookedUp = ({ sql, rawId, distinct }: Conversion): boolean => distinct !== null && sql !== rawId;
  const lookedUp = columns.filter(isLookedUp);
  for (const { rawId, sql, distinct } of lookedUp)
    await database.run(
      `CREATE TABLE values_${rawId} AS SELECT ${rawId} AS cell, ${sql} AS value FROM ${distinct}`,
    );
  const expressions = columns.map((column) =>
    isLookedUp(column) ? `values_${column.rawId}.value AS ${column.id}` : `${column.sql} AS ${column.id}`,
  );
  const joins = lookedUp.map(
    ({ rawId }) => `LEFT JOIN values_${rawId} ON raw.${rawId} = values_${rawId}.cell`,
  );
  const order = joins.length === 0 ? "" : "ORDER BY raw.rowid";
  await database.run(
    `CREATE TABLE data AS SELECT ${expressions.join(", ")} FROM raw ${joins.join(" ")} ${order}`,
  );
  const spent = columns.flatMap(({ distinct }) => distinct ?? []);
  for (const table of ["raw", ...spent, ...lookedUp.map(({ rawId }) => `values_${rawId}`)])
    await database.run(`DROP TABLE ${table}`);
}
