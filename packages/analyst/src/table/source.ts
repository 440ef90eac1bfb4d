import { open, stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { AnalystError } from "../error/analyst-error.js";
import { type Database, messageOf } from "./database.js";
import { quoteIdentifier, quoteText } from "./quote-sql.js";

/** One kind of file: how its name ends, and the SQL that reads it. */
interface Format {
  readonly name: string;
  readonly endings: RegExp;
  from(path: string): string;
}

// The first line of a CSV is its header: left to guess, DuckDB skips lines that do not fit the ones after them.
// Types are found from the whole file, not from a sample: a sample may miss the one value that is no number.
const formats: readonly Format[] = [
  {
    name: "CSV",
    endings: /\.csv(\.gz|\.zst)?$/i,
    from: (path) => `read_csv(${path}, header = true, skip = 0, sample_size = -1)`,
  },
  {
    name: "TSV",
    endings: /\.(tsv|tab)(\.gz|\.zst)?$/i,
    from: (path) => `read_csv(${path}, header = true, skip = 0, sample_size = -1, delim = '\t')`,
  },
  {
    name: "NDJSON",
    endings: /\.(ndjson|jsonl)(\.gz|\.zst)?$/i,
    from: (path) => `read_json(${path}, sample_size = -1, format = 'newline_delimited')`,
  },
  { name: "JSON", endings: /\.json$/i, from: (path) => `read_json(${path}, sample_size = -1)` },
  { name: "Parquet", endings: /\.(parquet|parq)$/i, from: (path) => `read_parquet(${path})` },
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
  if (format.name === "JSON") await refuseCutOff(file);
  return { sql: format.from(quoteText(literalPath(resolve(file)))), name: basename(file) };
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
