/** The type of a column in an exported table, as DuckDB names it. */
export type CellType = "INTEGER" | "BIGINT" | "DOUBLE" | "BOOLEAN" | "VARCHAR" | "VARCHAR[]" | "TIMESTAMP";

/** A cell of an exported table. A time is in milliseconds since 1970. */
export type ExportCell = string | number | boolean | readonly string[] | null;

/** A column of an exported table. */
export interface ExportColumn {
  /** The name of the column in the file's header. */
  readonly name: string;
  /** The type of the column's cells, as DuckDB names it. */
  readonly type: CellType;
  /** The meaning of the column with its unit, for readers of the documentation. */
  readonly meaning: string;
}

/** The definition of an exported table. */
export interface ExportTable {
  /** The meaning of a row. */
  readonly row: string;
  /** The columns, in the order of the file. */
  readonly columns: readonly ExportColumn[];
  /** The columns by which rows are sorted, so that the order does not depend on the kind of ledger. */
  readonly order: readonly string[];
}

/** Creates the definition of a column. */
export function column(name: string, type: CellType, meaning: string): ExportColumn {
  return { name, type, meaning };
}
