import type { BoundValue } from "./cell.js";
import type { Column } from "./column.js";
import { type DerivedColumn, derivedTable } from "./derived-table.js";
import type { Table } from "./open-table.js";

/** A table with one column for each period or category, and the conversion to a table with one row for each. */
interface Unpivot {
  /** The columns with the numbers. `key` is the SQL expression for the value that identifies the column in its rows. */
  readonly wide: readonly { readonly column: Column; readonly key: string }[];
  /** The values of the placeholders in the keys. */
  readonly bound?: readonly BoundValue[];
  /** The columns that are repeated in each new row. */
  readonly others: readonly Column[];
  readonly key: DerivedColumn;
  /** The column of the numbers. Its unit is that of the first column in `wide`. */
  readonly value: Pick<DerivedColumn, "name" | "type" | "nature">;
  readonly note: string;
}

/**
 * Converts a table with one column for each period or category to a table with one row for each. Rows without a number
 * are omitted.
 */
export async function unpivoted(
  table: Table,
  { wide, bound = [], others, key, value, note }: Unpivot,
): Promise<Table> {
  const columns: DerivedColumn[] = [
    ...others,
    key,
    { id: "wide_value", kind: "number", unit: wide[0]?.column.unit ?? null, likelyKind: null, ...value },
  ];
  const ids = [...others.map(({ id }) => id), "rowid"].join(", ");
  const keys = wide.map((column) => column.key).join(", ");
  const values = wide.map(({ column }) => `CAST(${column.id} AS DOUBLE)`).join(", ");
  const sql = `SELECT * FROM (SELECT ${ids}, unnest([${keys}]) AS ${key.id}, unnest([${values}]) AS wide_value FROM source) WHERE wide_value IS NOT NULL`;
  return derivedTable(table, { sql, values: bound }, columns, [note]);
}
