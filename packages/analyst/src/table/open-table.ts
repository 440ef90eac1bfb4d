import { checkOptions, checkValue, oneOf, type Rules, required, rules } from "@concordat/contracts/options";
import type { CellOptions } from "../cells/cell-options.js";
import type { BorrowedMark } from "../cells/number/borrowed-mark.js";
import { AnalystError } from "../error/analyst-error.js";
import type { BoundValue, Cell } from "./cell.js";
import type { Column } from "./column.js";
import { Database, type DatabaseLimits, type QueryOptions } from "./database.js";
import { findSource } from "./find-source.js";
import { dropNonFinite } from "./finite.js";
import { introspect } from "./introspect.js";
import { load } from "./load.js";
import { numbersAsMoments } from "./numbers-as-moments.js";
import { assertColumnNames } from "./refuse-values-as-names.js";
import { twoDigitYears } from "./two-digit-years.js";
import { wholeNumbers } from "./whole-numbers.js";

/** Options that select a table, specify how its cells are read, and limit its resources. */
export interface OpenTableOptions extends DatabaseLimits, CellOptions {
  /** The table of a DuckDB file, or the sheet of a workbook; required if there are several. */
  readonly table?: string;
}

const tableRules: Rules<OpenTableOptions> = {
  table: { ...rules.text, message: "must name a table or a sheet" },
  memoryMb: rules.natural,
  threads: rules.natural,
  temporaryMb: rules.natural,
  queryTimeoutMs: rules.milliseconds,
  decimal: oneOf(".", ","),
  nulls: {
    message: "must be a list of words",
    test: (value) => Array.isArray(value) && value.every((word) => typeof word === "string"),
  },
  dateFormat: { ...rules.text, message: "must be an order of d, m and y, such as dd/mm/yyyy" },
};

/** A table in memory that can be queried but not changed. */
export interface Table {
  /** The file's name. */
  readonly name: string;
  /** Number of rows. */
  readonly rows: number;
  /** The columns, in order. */
  readonly columns: readonly Column[];
  /** Names and types of omitted columns: lists and bytes. */
  readonly leftOut: readonly string[];
  /** Notes on how the values were read and changed. */
  readonly notes: readonly string[];
  /** Columns whose values fit both decimal marks, read with the mark of another column. */
  readonly decimalDoubts: readonly BorrowedMark[];
  /** Returns the position of a row in the file, such as `line 4`. Rows are counted from 0, like `rowid`. */
  placeOf(row: number): Promise<string>;
  /**
   * Runs one SELECT statement over the table `data`. Use it only for queries of this package, never for external text.
   */
  select(sql: string, values: readonly BoundValue[], options?: QueryOptions): Promise<Cell[][]>;
  /** Closes the database and removes its temporary files. */
  close(): Promise<void>;
}

/**
 * Loads a CSV, TSV, JSON, NDJSON, Parquet or DuckDB file or an Excel workbook into an in-memory database, and infers
 * the types of its columns. The database is then isolated: it cannot open files, use the network or change settings.
 * @throws {RangeError} when an argument is invalid
 * @throws {AnalystError} TABLE_UNREADABLE, TABLE_EMPTY; DECIMAL_AMBIGUOUS or DATE_AMBIGUOUS when values fit two
 *   interpretations and neither the table nor an option decides; BAD_OPTION
 * @example
 * const table = await openTable("flights.parquet", { memoryMb: 512 });
 */
export async function openTable(file: string, options: OpenTableOptions = {}): Promise<Table> {
  checkValue(file, required({ ...rules.text, message: "must be the path of a file" }), "file");
  checkOptions(options, tableRules);
  const database = await Database.create(options);
  try {
    await database.run("SET TimeZone = 'UTC'");
    const source = await findSource(database, {
      file,
      table: options.table,
      folder: database.temporary.path,
    });
    const loadedTable = await load(database, file, source, options);
    const { columns: written, leftOut, notes: read, decimalDoubts } = loadedTable;
    const notFinite = await dropNonFinite(database, written);
    const { columns: dated, notes: moments } = await numbersAsMoments(
      database,
      await wholeNumbers(database, written),
    );
    const { columns: loaded, notes: years } = await twoDigitYears(database, dated);
    const notes = [...read, ...notFinite, ...moments, ...years];
    await database.run("DETACH DATABASE IF EXISTS source");
    const { rows, columns } = await introspect(database, loaded);
    assertNotEmpty(file, rows, columns);
    if (source.header !== null) assertColumnNames(file, columns);
    return {
      name: source.name,
      rows,
      columns,
      leftOut,
      notes,
      decimalDoubts,
      placeOf: source.place,
      select: (sql, values, query) => database.select(sql, values, query),
      close: () => database.close(),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function assertNotEmpty(file: string, rows: number, columns: readonly Column[]): void {
  if (rows === 0) throw new AnalystError("TABLE_EMPTY", `${file}: the table has no rows`);
  const isBlank = ({ missing, greatest }: Column): boolean =>
    missing === rows || (typeof greatest === "string" && greatest.trim() === "");
  if (columns.every(isBlank))
    throw new AnalystError("TABLE_EMPTY", `${file}: the table has no values; all of its rows are blank`);
}
