import type { BoundValue } from "./cell.js";
import type { Column } from "./column.js";
import { introspect } from "./introspect.js";
import type { Table } from "./open-table.js";

/** A step from one relation to the next: an SQL query over `source`, and its values to bind. */
export interface Layer {
  readonly sql: string;
  readonly values: readonly BoundValue[];
}

/** The original table of a derived one, and the steps from it. */
interface Derivation {
  readonly base: Table;
  readonly layers: readonly Layer[];
}

const derivations = new WeakMap<Table, Derivation>();

/** The properties of a column that do not depend on its values. */
export type DerivedColumn = Pick<Column, "name" | "id" | "kind" | "type" | "unit" | "likelyKind"> &
  Partial<Pick<Column, "nature">>;

/**
 * Derives a table from another by a step, such as omitting some rows. It is computed again in each query and
 * takes no memory.
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
