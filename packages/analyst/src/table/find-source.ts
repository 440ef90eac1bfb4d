import { stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { systemCode, systemReason } from "@concordat/files";
import { quoteJson } from "@concordat/llm";
import { AnalystError } from "../error/analyst-error.js";
import { attachedTable } from "./attached-table.js";
import { type Database, duckdbMessage } from "./database.js";
import { literalPath } from "./path-literal.js";
import type { Source, SourceRequest } from "./source.js";
import { type TableFormat, tableFormats } from "./table-formats.js";
import { unreadableTable } from "./unreadable-table.js";
import { copyIn } from "./utf8-copy.js";

const duckdbFile = /\.(duckdb|ddb|db)$/i;

/**
 * Determines how a file is read.
 * @throws {AnalystError} TABLE_UNREADABLE
 */
export async function findSource(database: Database, request: SourceRequest): Promise<Source> {
  const { file, table } = request;
  const found = await stat(file).catch((cause: unknown) => {
    throw unreadableTable(
      file,
      systemCode(cause) === "ENOENT" ? "there is no such file" : systemReason(cause),
      cause,
    );
  });
  if (!found.isFile())
    throw unreadableTable(file, found.isDirectory() ? "it is a folder" : "it is not a regular file");
  // DuckDB would block on a pipe with the name of its log.
  const log = await stat(`${file}.wal`).catch(() => null);
  if (log?.isFile() === false) throw unreadableTable(`${file}.wal`, "it is not a regular file");
  // From here on, nothing but this file can be opened, whatever the file itself requests.
  const path = resolve(file);
  const copy = copyIn(request.folder);
  await database.isolate([path, literalPath(path), `${path}.wal`, copy, literalPath(copy)]);
  if (duckdbFile.test(file)) return attachedTable(database, file, table);
  const format = tableFormats.find(({ endings }) => endings.test(file));
  if (format === undefined) {
    throw unreadableTable(
      file,
      `its name does not end like a table's; tables are ${tableFormats.map(({ name }) => name).join(", ")} and DuckDB files`,
    );
  }
  if (table !== undefined && format.parts === null)
    throw new AnalystError(
      "BAD_OPTION",
      `${file}: a ${format.name} file holds one table; there is no ${quoteJson(table)} in it to choose`,
    );
  const { part, ...source } = await openWith(format, request);
  return { ...source, name: part === undefined ? basename(file) : `${basename(file)}:${part}` };
}

async function openWith(format: TableFormat, request: SourceRequest): ReturnType<TableFormat["open"]> {
  try {
    return await format.open(request);
  } catch (cause) {
    if (AnalystError.isInstance(cause)) throw cause;
    // DuckDB's own errors have no code of the operating system.
    const reason = systemCode(cause)?.startsWith("E") === true ? systemReason(cause) : duckdbMessage(cause);
    throw unreadableTable(request.file, reason, cause);
  }
}
