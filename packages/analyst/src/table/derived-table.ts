import type { BoundValue } from "./cell.js";
import type { Column } from "./column.js";
import { introspect } from "./introspect.js";
import type { Table } from "./open-table.js";

/** A conversion of one relation to another: an SQL query over `source`, and the values to bind. */
export interface Layer {
  readonly sql: string;
  readonly values: readonly BoundValue[];
}

/** The original table of a derived table, and the conversions from it. */
interface Derivation {
  readonly base: Table;
  readonly layers: readonly Layer[];
}

const derivations = new WeakMap<Table, Derivation>();

/** The properties of a column that do not depend on its values. */
export type DerivedColumn = Pick<Column, "name" | "id" | "kind" | "type" | "unit" | "likelyKind"> &
  Partial<Pick<Column, "nature">>;

/**
 * Derives a table from another by a conversion, such as the omission of some rows. The conversion is computed again in
 * each query and takes no memory.
 * @param columns the columns of the derived table; default: those of the original table
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
