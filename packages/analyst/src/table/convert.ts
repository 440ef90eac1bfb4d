import type { Database } from "./database.js";

/** A column on its way from `raw` to `data`. */
interface Conversion {
  readonly rawId: string;
  readonly id: string;
  /** The value of a cell. */
  readonly sql: string;
  /** The table of the column's different cells; `null` if they are not few. */
  readonly distinct: string | null;
}

/**
 * Makes `data` of `raw`, in the order of its rows. Where the different cells of a column are few, their values are computed
 * once and then looked up.
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
