/** Which table is to be read. */
export interface SourceRequest {
  readonly file: string;
  /** Which table of a DuckDB file or which sheet of a workbook; needed when it holds several. */
  readonly table: string | undefined;
  /** A separate folder for copies that DuckDB can read; removed with the database. */
  readonly folder: string;
}

/** A table as it is read from its file. */
export interface Source {
  /** What comes after FROM. */
  readonly sql: string;
  /** The same for one row with the names of the columns as they are written; `null` if the file's own are those. */
  readonly header: string | null;
  /** How the file was read where that was to be decided, in sentences. */
  readonly notes: readonly string[];
  /** The file's name, and the table's where the file holds several. */
  readonly name: string;
  /** Its cells are as people write them: what text means is still to be decided. */
  readonly isWritten: boolean;
  /** The file says which cells are numbers: their fractions bear an exponent, which text does not keep. */
  readonly hasExactNumbers: boolean;
  /** Where a row stands, in words; rows are counted from 0. */
  readonly place: (row: number) => Promise<string>;
  /** What is wrong with the form of the file, where that can be said better than DuckDB does. */
  readonly problem: () => Promise<string | null>;
}

/** A source of cells as people write them, of which nothing else is known. */
export function written(sql: string): Omit<Source, "name"> {
  return {
    ...{ sql, header: null, isWritten: true, hasExactNumbers: false, notes: [] },
    place: async (row) => rowPlace(row),
    problem: async () => null,
  };
}

/** The place of a row, by its number alone. */
export function rowPlace(row: number): string {
  return `row ${row + 1}`;
}
