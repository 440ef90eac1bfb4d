import { open, stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { AnalystError } from "../error/analyst-error.js";
import { findDelimiter } from "./csv-dialect.js";
import { lineOfRow, raggedRecord } from "./csv-records.js";
import { type Database, messageOf } from "./database.js";
import { findEncoding } from "./encoding.js";
import { quoteIdentifier, quoteText } from "./quote-sql.js";
import { unreadable } from "./unreadable.js";
import { copyIn, utf8Copy } from "./utf8-copy.js";
import { sheetAsCsv } from "./workbook.js";

/** One kind of file: how its name ends, and how it is read. */
interface Format {
  readonly name: string;
  readonly endings: RegExp;
  open(request: SourceRequest): Promise<Omit<Source, "name"> & { readonly part?: string }>;
}

/** A folder called `revenue=7` above the file is a name, not a column. */
const noHive = "hive_partitioning = false";
// The first line of a CSV is its header: left to guess, DuckDB skips lines that do not fit the ones after them.
// All cells are read as text: what they mean is decided from the whole column, not by DuckDB's guess.
const csvOptions =
  "header = true, skip = 0, quote = '\"', escape = '\"', all_varchar = true, hive_partitioning = false";
// Text in JSON stays text until its whole column is looked at: DuckDB takes 03/04/2026 for a date, in an order of its own.
const jsonOptions =
  "sample_size = -1, convert_strings_to_integers = false, dateformat = '%Y-%m-%d', timestampformat = '%Y-%m-%dT%H:%M:%S', hive_partitioning = false";

const formats: readonly Format[] = [
  {
    name: "CSV",
    endings: /\.csv(\.gz)?$/i,
    async open({ file, folder }) {
      const path = await inUtf8(file, folder);
      return delimited(path, await findDelimiter(path));
    },
  },
  {
    name: "TSV",
    endings: /\.(tsv|tab)(\.gz)?$/i,
    open: async ({ file, folder }) => delimited(await inUtf8(file, folder), "\t"),
  },
  {
    name: "NDJSON",
    endings: /\.(ndjson|jsonl)(\.gz)?$/i,
    open: async ({ file }) =>
      written(`read_json(${literal(file)}, ${jsonOptions}, format = 'newline_delimited')`),
  },
  {
    name: "JSON",
    endings: /\.json$/i,
    async open({ file }) {
      await refuseCutOff(file);
      return written(`read_json(${literal(file)}, ${jsonOptions})`);
    },
  },
  {
    name: "Excel workbook",
    endings: /\.xlsx$/i,
    async open({ file, table, folder }) {
      const { path, sheet, rows } = await sheetAsCsv(file, table, folder);
      const place = async (row: number): Promise<string> => `row ${rows[row + 1]}`;
      return { ...delimited(path, ","), place, part: sheet };
    },
  },
  {
    name: "Parquet",
    endings: /\.(parquet|parq)$/i,
    open: async ({ file }) => ({ ...written(`read_parquet(${literal(file)}, ${noHive})`), isWritten: false }),
  },
];

/** A table of text with a mark between cells. */
function delimited(path: string, delimiter: string): Omit<Source, "name"> {
  return {
    sql: `read_csv(${literal(path)}, ${csvOptions}, delim = ${quoteText(delimiter)})`,
    isWritten: true,
    place: async (row) => {
      const line = await lineOfRow(path, delimiter, row);
      return line === null ? rowPlace(row) : `line ${line}`;
    },
    problem: () => raggedRecord(path, delimiter),
  };
}

function written(sql: string): Omit<Source, "name"> {
  return { sql, isWritten: true, place: async (row) => rowPlace(row), problem: async () => null };
}

function rowPlace(row: number): string {
  return `row ${row + 1}`;
}

/** The file, or a copy of it in UTF-8. */
async function inUtf8(file: string, folder: string): Promise<string> {
  const found = await findEncoding(file);
  if (found.encoding !== null) return utf8Copy(file, found.encoding, folder);
  throw unreadable(
    file,
    `line ${found.line} is not UTF-8, as other lines are, and not Windows-1252; save the file as UTF-8`,
  );
}

const duckdbFile = /\.(duckdb|ddb|db)$/i;

/** Which table is to be read. */
interface SourceRequest {
  readonly file: string;
  /** Which table of a DuckDB file or which sheet of a workbook; needed when it holds several. */
  readonly table: string | undefined;
  /** A folder of our own for copies that DuckDB can read; removed with the database. */
  readonly folder: string;
}

/** A table as it is read from its file. */
export interface Source {
  /** What comes after FROM. */
  readonly sql: string;
  /** The file's name, and the table's where the file holds several. */
  readonly name: string;
  /** Its cells are as people write them: what text means is still to be decided. */
  readonly isWritten: boolean;
  /** Where a row stands, in words; rows are counted from 0. */
  readonly place: (row: number) => Promise<string>;
  /** What is wrong with the form of the file, where that can be said better than DuckDB does. */
  readonly problem: () => Promise<string | null>;
}

/**
 * Finds out how a file is read.
 * @throws {AnalystError} TABLE_UNREADABLE
 */
export async function findSource(database: Database, request: SourceRequest): Promise<Source> {
  const { file, table } = request;
  const found = await stat(file).catch(() => null);
  if (found === null) throw unreadable(file, "there is no such file");
  if (!found.isFile())
    throw unreadable(file, found.isDirectory() ? "it is a folder" : "it is not a regular file");
  // From here on nothing but this file can be opened, whatever the file itself asks for.
  const path = resolve(file);
  const copy = copyIn(request.folder);
  await database.isolate([path, literalPath(path), `${path}.wal`, copy, literalPath(copy)]);
  if (duckdbFile.test(file)) return attachedTable(database, file, table);
  const format = formats.find(({ endings }) => endings.test(file));
  if (format === undefined) {
    throw unreadable(
      file,
      `its name does not end like a table's; tables are ${formats.map(({ name }) => name).join(", ")} and DuckDB files`,
    );
  }
  const { part, ...source } = await openWith(format, request);
  return { ...source, name: part === undefined ? basename(file) : `${basename(file)}:${part}` };
}

/** DuckDB takes a JSON array that was cut off after a comma for a whole one, and its rows for all rows. */
async function refuseCutOff(file: string): Promise<void> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const edge = Math.min(size, 4096);
    const start = (await handle.read(Buffer.alloc(edge), 0, edge, 0)).buffer.toString().trimStart();
    const end = (await handle.read(Buffer.alloc(edge), 0, edge, size - edge)).buffer.toString().trimEnd();
    if (start.replace("\uFEFF", "").startsWith("[") && !end.endsWith("]")) {
      throw unreadable(file, "its JSON array has no end; the file was cut off");
    }
  } finally {
    await handle.close();
  }
}

async function openWith(format: Format, request: SourceRequest): ReturnType<Format["open"]> {
  try {
    return await format.open(request);
  } catch (cause) {
    if (AnalystError.isInstance(cause)) throw cause;
    throw unreadable(request.file, messageOf(cause), cause);
  }
}

/** A path as an SQL literal in which nothing is a wildcard: DuckDB would look for other files. */
function literal(file: string): string {
  return quoteText(literalPath(resolve(file)));
}

function literalPath(path: string): string {
  return path.replace(/[*?[]/g, "[$&]");
}

async function attachedTable(database: Database, file: string, table: string | undefined): Promise<Source> {
  try {
    await database.run(`ATTACH ${quoteText(resolve(file))} AS source (READ_ONLY)`);
  } catch (cause) {
    throw unreadable(file, `it is not a DuckDB file that can be read (${messageOf(cause)})`, cause);
  }
  const rows = await database.run(
    "SELECT table_schema, table_name, table_type FROM information_schema.tables WHERE table_catalog = 'source' ORDER BY ALL",
  );
  const all = rows.map(([schema, name, type]) => ({
    schema: String(schema),
    name: String(name),
    isView: type !== "BASE TABLE",
  }));
  const tables = all.filter(({ isView }) => !isView);
  if (
    all.some(({ name, isView }) => isView && name === table) &&
    !tables.some(({ name }) => name === table)
  ) {
    throw unreadable(
      file,
      `${table} is a view: what it reads is decided elsewhere; store its rows as a table`,
    );
  }
  const wanted =
    table === undefined && tables.length === 1 ? tables[0] : tables.find(({ name }) => name === table);
  if (wanted === undefined) {
    const names = tables.map(({ name }) => name).join(", ") || "none";
    throw unreadable(
      file,
      `${table === undefined ? "say which table" : `there is no table ${table}`}; it holds ${names}`,
    );
  }
  const path = ["source", wanted.schema, wanted.name].map(quoteIdentifier).join(".");
  return { ...written(path), isWritten: false, name: `${basename(file)}:${wanted.name}` };
}
