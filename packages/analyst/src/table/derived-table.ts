import type { Bound } from "./cell.js";
import type { Column } from "./column.js";
import { introspect } from "./introspect.js";
import type { Table } from "./open-table.js";

/** A step from one relation to the next: an SQL query over `source`, and the values to bind to it. */
export interface Layer {
  readonly sql: string;
  readonly values: readonly Bound[];
}

/** The table that a derived one was made from, and the steps from it. */
interface Derivation {
  readonly base: Table;
  readonly layers: readonly Layer[];
}

const derivations = new WeakMap<Table, Derivation>();

/** What a column is, apart from what its values are. */
export type DerivedColumn = Pick<Column, "name" | "id" | "kind" | "type" | "unit" | "nearly">;

/**
 * A table that is another one after a step, such as without some rows. It is computed again in each query and takes no memory.
 * @param columns its columns; default: those of the table
 */
export async function derivedTable(
  table: Table,
  layer: Layer,
  columns: readonly DerivedColumn[] = table.columns,
  notes: readonly string[] = [],
): Promise<Table> {
  const { base, layers: before } = derivations.get(table) ?? { base: table, layers: [] };
  const layers = [...before, layer];
  const prefix = layers.map(({ sql }, index) => {
    const source = index === 0 ? "(SELECT *, rowid FROM main.data)" : `data_${index - 1}`;
    return `${index === layers.length - 1 ? "data" : `data_${index}`} AS (${sql.replaceAll("source", source)})`;
  });
  const bound = layers.flatMap(({ values }) => values);
  const select: Table["select"] = (sql, values, options) => {
    const rest = /^\s*WITH\s/i.test(sql) ? `, ${sql.replace(/^\s*WITH\s/i, "")}` : ` ${sql}`;
    return base.select(`WITH ${prefix.join(", ")}${rest}`, [...bound, ...values], options);
  };
  const described = await introspect({ select }, columns);
  const derived: Table = {
    ...table,
    rows: described.rows,
    columns: described.columns,
    notes: [...table.notes, ...notes],
    select,
  };
  derivations.set(derived, { base, layers });
  return derived;
}
