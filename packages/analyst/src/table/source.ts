/** The request for a table. */
export interface SourceRequest {
  readonly file: string;
  /** The table of a DuckDB file, or the sheet of a workbook; required if there are several. */
  readonly table: string | undefined;
  /** A separate folder for copies that DuckDB can read; removed with the database. */
  readonly folder: string;
}

/** The SQL and options for reading a table from its file. */
export interface Source {
  /** The text after FROM. */
  readonly sql: string;
  /** The SQL for one row with the original column names; `null` if the file itself contains them. */
  readonly header: string | null;
  /** Notes on how the file was read. */
  readonly notes: readonly string[];
  /** The file's name, and the table's if the file contains several. */
  readonly name: string;
  /** Whether the cells are untyped text whose meaning must be inferred. */
  readonly isWritten: boolean;
  /**
   * Whether the file marks which cells are numbers. Fractions among them are then read with an exponent, which
   * distinguishes them from fractions in text cells.
   */
  readonly hasExactNumbers: boolean;
  /** The separator of the columns of a CSV. */
  readonly delimiter?: string;
  /** The position of a row as text; rows are counted from 0. */
  readonly place: (row: number) => Promise<string>;
  /** The problem with the file's format, if it can be described better than DuckDB does. */
  readonly problem: () => Promise<string | null>;
}

/** Returns a source of untyped text that has no further properties. */
export function written(sql: string): Omit<Source, "name"> {
  return {
    ...{ sql, header: null, isWritten: true, hasExactNumbers: false, notes: [] },
    place: async (row) => rowPlace(row),
    problem: async () => null,
  };
}

/** Returns the position of a row as text: `row 1` for the row with index 0. */
export function rowPlace(row: number): string {
  return `row ${row + 1}`;
}
