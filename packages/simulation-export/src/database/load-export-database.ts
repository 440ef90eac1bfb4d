import { ExportError } from "../error/export-error.js";

/**
 * Loads DuckDB when something is exported, not before: its program is a package of its own for each kind of machine, which an
 * installation may lack.
 * @throws {ExportError} DUCKDB_MISSING
 */
export async function loadExportDatabase(): Promise<typeof import("./export-database.js")["ExportDatabase"]> {
  try {
    return (await import("./export-database.js")).ExportDatabase;
  } catch (cause) {
    throw new ExportError(
      "DUCKDB_MISSING",
      `DuckDB, which writes the tables, cannot be loaded: its package for ${process.platform}-${process.arch}, @duckdb/node-bindings-${process.platform}-${process.arch}, is not installed or damaged; install again on this machine, with optional packages (npm install --include=optional)`,
      { cause },
    );
  }
}
