import { listNames } from "../query/list-names.js";
import type { Column } from "./column.js";
import { type DerivedColumn, derivedTable } from "./derived-table.js";
import type { Table } from "./open-table.js";
import { unnamedValue } from "./wide-periods.js";

/** Columns with the same kind of number, and what they are columns of, such as `meat` of beef, pork and veal. */
export interface ColumnFamily {
  readonly noun: string;
  readonly columns: readonly Column[];
  /** Columns with other numbers, which the question does not name. */
  readonly others: readonly Column[];
}

/**
 * Converts a table with a column for each member of a family to one with a row for each, so that its members can be compared and
 * ranked, and adds a note. Columns with other numbers are left out.
 */
export async function withColumnsAsRows(
  table: Table,
  { noun, columns: family, others: unnamed }: ColumnFamily,
): Promise<Table> {
  const others = table.columns.filter((column) => !family.includes(column) && !unnamed.includes(column));
  const names = family.map(() => "?").join(", ");
  const values = family.map(({ id }) => `CAST(${id} AS DOUBLE)`).join(", ");
  const nature = family.every((column) => column.nature === "level") ? "level" : undefined;
  const derived: DerivedColumn[] = [
    ...others,
    { name: noun, id: "family_member", kind: "text", type: "VARCHAR", unit: null, nearly: null },
    {
      name: unnamedValue,
      id: "family_value",
      kind: "number",
      type: "DOUBLE",
      unit: family[0]?.unit ?? null,
      nearly: null,
      ...(nature === undefined ? {} : { nature }),
    },
  ];
  const note = `To compare the columns ${listNames(family.map(({ name }) => name))}, each row was read as one row for each of them, with the columns ${noun} and ${unnamedValue}.`;
  const sql = `SELECT * FROM (SELECT ${[...others.map(({ id }) => id), "rowid"].join(", ")}, unnest([${names}]) AS family_member, unnest([${values}]) AS family_value FROM source) WHERE family_value IS NOT NULL`;
  return derivedTable(table, { sql, values: family.map(({ name }) => name) }, derived, [note]);
}
