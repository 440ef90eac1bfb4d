import { statSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Sqlite } from "./load-sqlite.js";

/**
 * Returns the path or URI with which a database can be opened for reading. SQLite cannot create its additional files in
 * a read-only folder. For such a folder, the result is a URI that declares the database immutable, unless the database
 * has a log.
 */
export function readablePath(sqlite: Sqlite, file: string): string {
  const database = new sqlite(file, { readonly: true });
  try {
    database.prepare("SELECT count(*) FROM sqlite_schema").raw().get();
    return file;
  } catch (error) {
    const cannotOpen = error instanceof Error && error.message.includes("unable to open database file");
    if (!cannotOpen || !isFull(file) || isFull(`${file}-wal`)) return file;
    return `${pathToFileURL(resolve(file)).href}?immutable=1`;
  } finally {
    database.close();
  }
}

function isFull(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}
