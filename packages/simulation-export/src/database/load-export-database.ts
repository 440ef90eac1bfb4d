import { ExportError } from "../error/export-error.js";

/**
 * Loads DuckDB only for an export: its native module is a separate package for each platform, which an
 * installation may lack.
 * @throws {ExportError} DUCKDB_MISSING
 */
export async function loadExportDatabase(): Promise<typeof import("./export-database.js")["ExportDatabase"]> {
  await checkDuckDB();
  return (await import("./export-database.js")).ExportDatabase;
}

/**
 * Checks that DuckDB is installed for this machine, before a job that ends with an export.
 * @throws {ExportError} DUCKDB_MISSING
 */
export async function checkDuckDB(): Promise<void> {
  try {
    // Imported alone: if several modules of a graph import a module that cannot be loaded, Node.js 20 exits
    // although the error is caught.
    await import("@duckdb/node-api");
  } catch (cause) {
    throw new ExportError(
      "DUCKDB_MISSING",
      `DuckDB, which writes the tables, cannot be loaded: its package for ${process.platform}-${process.arch}, @duckdb/node-bindings-${process.platform}-${process.arch}, is not installed or damaged; install again on this machine, with optional packages (npm install --include=optional)`,
      { cause },
    );
  }
}
