import { AnalystError } from "../error/analyst-error.js";
import type { Bound, Cell } from "./cell.js";
import type { Column } from "./column.js";
import { columnTypeOf } from "./column-type.js";
import { Database, type DatabaseLimits, messageOf, type QueryOptions } from "./database.js";
import { dropNonFinite } from "./finite.js";
import { introspect, type LoadedColumn } from "./introspect.js";
import { quoteIdentifier } from "./quote-sql.js";
import { findSource, type Source, unreadable } from "./source.js";

/** Which table to open, and how much it may take. */
export interface OpenTableOptions extends DatabaseLimits {
  /** Which table of a DuckDB file; needed when it holds several. */
  readonly table?: string;
}

/** A table in memory that can be asked, and can do nothing else. */
export interface Table {
  /** The file's name. */
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly Column[];
  /** Names and types of columns that are left out: nested values and bytes. */
  readonly leftOut: readonly string[];
  /** What was done to the values while they were loaded, in sentences. */
  readonly notes: readonly string[];
  /** Answers one SELECT over the table `data`. For queries that are made here, never for text from outside. */
  select(sql: string, values: readonly Bound[], options?: QueryOptions): Promise<Cell[][]>;
  close(): Promise<void>;
}

/**
 * Loads a CSV, TSV, JSON, NDJSON, Parquet or DuckDB file into a database in memory, finds out the types of its columns
 * and cuts the database off: no files, no network, no settings.
 *
 * @throws {AnalystError} TABLE_UNREADABLE, TABLE_EMPTY
 * @example
 * const table = await openTable("flights.parquet", { memoryMb: 512 });
 */
export async function openTable(file: string, options: OpenTableOptions = {}): Promise<Table> {
  const database = await Database.create(options);
  try {
    await database.run("SET TimeZone = 'UTC'");
    const source = await findSource(database, file, options.table);
    const described = await describeSource(database, file, source);
    const { loaded, leftOut } = await load(database, file, source, described);
    const notes = await dropNonFinite(database, loaded);
    await database.run("DETACH DATABASE IF EXISTS source");
    await database.lock();
    const { rows, columns } = await introspect(database, loaded);
    if (rows === 0) throw new AnalystError("TABLE_EMPTY", `${file}: the table has no rows`);
    return {
      ...{ name: source.name, rows, columns, leftOut, notes },
      select: (sql, values, query) => database.select(sql, values, query),
      close: () => database.close(),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The columns of a source as DuckDB reads them. */
async function describeSource(
  database: Database,
  file: string,
  { sql }: Source,
): Promise<{ name: string; type: string }[]> {
  try {
    const rows = await database.run(`DESCRIBE SELECT * FROM ${sql}`);
    return rows.map(([name, type]) => ({ name: String(name), type: String(type) }));
  } catch (cause) {
    throw unreadable(file, `it cannot be read as a table (${messageOf(cause)})`, cause);
  }
}

/** Copies the columns that can be analysed into the table `data`, as c0, c1, … */
async function load(
  database: Database,
  file: string,
  { sql }: Source,
  described: readonly { name: string; type: string }[],
): Promise<{ loaded: LoadedColumn[]; leftOut: string[] }> {
  const known = described.flatMap(({ name, type }, position) => {
    const columnType = columnTypeOf(type);
    return columnType === null ? [] : [{ name, type, columnType, from: `s${position}` }];
  });
  const leftOut = described
    .filter(({ type }) => columnTypeOf(type) === null)
    .map(({ name, type }) => `${name} (${type})`);
  if (known.length === 0) {
    throw new AnalystError(
      "TABLE_EMPTY",
      `${file}: no column can be analysed; there are ${leftOut.join(", ") || "none"}`,
    );
  }
  const aliases = described.map((_, position) => `s${position}`).join(", ");
  const from = `FROM (SELECT * FROM ${sql}) AS source_rows(${aliases})`;
  const expressions = known.map(
    ({ columnType, from: alias }, index) => `${columnType.load(alias)} AS ${quoteIdentifier(`c${index}`)}`,
  );
  try {
    await database.run(`CREATE TABLE data AS SELECT ${expressions.join(", ")} ${from}`);
  } catch (cause) {
    throw unreadable(file, `it cannot be loaded (${messageOf(cause)})`, cause);
  }
  const loaded = known.map(({ name, type, columnType: { kind } }, index) => ({
    name,
    id: `c${index}`,
    kind,
    type,
  }));
  return { loaded, leftOut };
}
