import { basename, resolve } from "node:path";
import { quoteJson } from "@concordat/llm";
import { type Database, duckdbMessage } from "./database.js";
import { quoteIdentifier, quoteText } from "./quote-sql.js";
import { type Source, written } from "./source.js";
import { unreadableTable } from "./unreadable-table.js";

/**
 * Reads a table of a DuckDB file by attaching the file to the database.
 * @throws {AnalystError} TABLE_UNREADABLE
 */
export async function attachedTable(
  database: Database,
  file: string,
  table: string | undefined,
): Promise<Source> {
  try {
    await database.run(`ATTACH ${quoteText(resolve(file))} AS source (READ_ONLY)`);
  } catch (cause) {
    throw unreadableTable(file, `it is not a DuckDB file that can be read (${duckdbMessage(cause)})`, cause);
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
    throw unreadableTable(
      file,
      `${table} is a view: what it reads is decided elsewhere; store its rows as a table`,
    );
  }
  const wanted =
    table === undefined && tables.length === 1 ? tables[0] : tables.find(({ name }) => name === table);
  if (tables.length === 0) {
    throw unreadableTable(
      file,
      all.length === 0 ? "it contains no table" : "it contains only views; store the rows of one as a table",
    );
  }
  if (wanted === undefined) {
    const names = tables.map(({ name }) => name).join(", ");
    throw unreadableTable(
      file,
      table === undefined
        ? `it holds several tables, say which: ${names}`
        : `it contains no table called ${quoteJson(table)}; its tables are ${names}`,
    );
  }
  const path = ["source", wanted.schema, wanted.name].map(quoteIdentifier).join(".");
  return { ...written(path), isWritten: false, name: `${basename(file)}:${wanted.name}` };
}
