/** The type of a cell in an exported table. */
export type CellType = "INTEGER" | "BIGINT" | "DOUBLE" | "BOOLEAN" | "VARCHAR" | "VARCHAR[]" | "TIMESTAMP";

/** A cell for a table; a time is in milliseconds since 1970. */
export type ExportCell = string | number | boolean | readonly string[] | null;

/** A column of an exported table. */
export interface ExportColumn {
  /** The name of the column in the file's header. */
  readonly name: string;
  /** The type of the column's cells, as DuckDB names it. */
  readonly type: CellType;
  /** The meaning of the column with its unit, for people. */
  readonly meaning: string;
}

/** A table that a run is exported as. */
export interface ExportTable {
  /** The meaning of a row. */
  readonly row: string;
  /** In the order of the file. */
  readonly columns: readonly ExportColumn[];
  /** The columns by which the rows are sorted: the same rows in the same order with every ledger. */
  readonly order: readonly string[];
}

/** A shorthand for a column. */
export function column(name: string, type: CellType, meaning: string): ExportColumn {
  return { name, type, meaning };
}
