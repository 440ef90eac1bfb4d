/** What a cell of an exported table can be. */
export type CellType = "INTEGER" | "BIGINT" | "DOUBLE" | "BOOLEAN" | "VARCHAR" | "VARCHAR[]" | "TIMESTAMP";

/** A cell as it is handed to a table: a time as milliseconds since 1970. */
export type ExportCell = string | number | boolean | readonly string[] | null;

/** A column of an exported table. */
export interface ExportColumn {
  /** As it stands in the file's header. */
  readonly name: string;
  /** What its cells can be, as DuckDB calls it. */
  readonly type: CellType;
  /** What it says, for people; with its unit. */
  readonly meaning: string;
}

/** A table that a run is exported as. */
export interface ExportTable {
  /** What a row is. */
  readonly row: string;
  /** In the order in which they stand in the file. */
  readonly columns: readonly ExportColumn[];
  /** The columns by which the rows are ordered: the same rows in the same order whatever the ledger. */
  readonly order: readonly string[];
}

/** A column, in short. */
export function column(name: string, type: CellType, meaning: string): ExportColumn {
  return { name, type, meaning };
}
