import { open, stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { AnalystError } from "../error/analyst-error.js";
import { findDelimiter } from "./csv-dialect.js";
import { type Database, messageOf } from "./database.js";
import { quoteIdentifier, quoteText } from "./quote-sql.js";

/** One kind of file: how its name ends, and the SQL that reads it. */
interface Format {
  readonly name: string;
  readonly endings: RegExp;
  /** @param path the file's path as an SQL literal */
  from(path: string, file: string): Promise<string>;
}

const csvOptions = "header = true, skip = 0, quote = '\"', sample_size = -1";

// The first line of a CSV is its header: left to guess, DuckDB skips lines that do not fit the ones after them.
// Types are found from the whole file, not from a sample: a sample may miss the one value that is no number.
const formats: readonly Format[] = [
  {
    name: "CSV",
    endings: /\.csv(\.gz)?$/i,
    from: async (path, file) =>
      `read_csv(${path}, ${csvOptions}, delim = ${quoteText(await findDelimiter(file))})`,
  },
  {
    name: "TSV",
    endings: /\.(tsv|tab)(\.gz)?$/i,
    from: async (path) => `read_csv(${path}, ${csvOptions}, delim = '\t')`,
  },
  {
    name: "NDJSON",
    endings: /\.(ndjson|jsonl)(\.gz)?$/i,
    from: async (path) => `read_json(${path}, sample_size = -1, format = 'newline_delimited')`,
  },
  {
    name: "JSON",
    endings: /\.json$/i,
    async from(path, file) {
      await refuseCutOff(file);
      return `read_json(${path}, sample_size = -1)`;
    },
  },
  { name: "Parquet", endings: /\.(parquet|parq)$/i, from: async (path) => `read_parquet(${path})` },
];

const duckdbFile = /\.(duckdb|ddb|db)$/i;

/** A table as it is read from its file: what comes after FROM. */
export interface Source {
  readonly sql: string;
  /** The file's name, and the table's where the file holds several. */
  readonly name: string;
}

/**
 * Finds out how a file is read.
 * @param table which table of a DuckDB file; needed when it holds several
 * @throws {AnalystError} TABLE_UNREADABLE
 */
export async function findSource(database: Database, file: string, table?: string): Promise<Source> {
  const found = await stat(file).catch(() => null);
  if (found === null) throw unreadable(file, "there is no such file");
  if (!found.isFile()) throw unreadable(file, "it is a folder");
  if (duckdbFile.test(file)) return attachedTable(database, file, table);
  const format = formats.find(({ endings }) => endings.test(file));
  if (format === undefined) {
    throw unreadable(
      file,
      `its name ends like no table's; there are ${formats.map(({ name }) => name).join(", ")} and DuckDB`,
    );
  }
  return { sql: await readWith(format, file), name: basename(file) };
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

export function unreadable(file: string, reason: string, cause?: unknown): AnalystError {
  return new AnalystError("TABLE_UNREADABLE", `${file}: ${reason}`, { cause });
}

async function readWith(format: Format, file: string): Promise<string> {
  try {
    return await format.from(quoteText(literalPath(resolve(file))), file);
  } catch (cause) {
    if (AnalystError.isInstance(cause)) throw cause;
    throw unreadable(file, messageOf(cause), cause);
  }
}

/** A path in which nothing is a wildcard: DuckDB would look for other files. */
function literalPath(path: string): string {
  return path.replace(/[*?[]/g, "[$&]");
}

async function attachedTable(database: Database, file: string, table: string | undefined): Promise<Source> {
  try {
    await database.run(`ATTACH ${quoteText(resolve(file))} AS source (READ_ONLY)`);
  } catch (cause) {
    throw unreadable(file, `it is no DuckDB file that can be read (${messageOf(cause)})`, cause);
  }
  const rows = await database.run(
    "SELECT table_schema, table_name FROM information_schema.tables WHERE table_catalog = 'source' ORDER BY ALL",
  );
  const tables = rows.map(([schema, name]) => ({ schema: String(schema), name: String(name) }));
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
  return { sql: path, name: `${basename(file)}:${wanted.name}` };
}
