import { ExportError } from "../error/export-error.js";

/**
 * Loads DuckDB. It is loaded only for an export, because its native module is in a separate package for each platform,
 * which may not be installed.
 * @throws {ExportError} DUCKDB_MISSING when DuckDB is not installed for this platform
 */
export async function loadExportDatabase(): Promise<typeof import("./export-database.js")["ExportDatabase"]> {
  await checkDuckDB();
  return (await import("./export-database.js")).ExportDatabase;
}

/**
 * Checks that DuckDB is installed for this platform. To be called before a long job that ends with an export.
 * @throws {ExportError} DUCKDB_MISSING when it is not installed
 */
export async function checkDuckDB(): Promise<void> {
  try {
    // It must be imported alone. If several modules import a module that cannot be loaded, Node.js 20 exits although
    // the error is caught.
    await import("@duckdb/node-api");
  } catch (cause) {
    throw new ExportError(
      "DUCKDB_MISSING",
      `DuckDB, which writes the tables, cannot be loaded: its package for ${process.platform}-${process.arch}, @duckdb/node-bindings-${process.platform}-${process.arch}, is not installed or damaged; install again on this machine, with optional packages (npm install --include=optional)`,
      { cause },
    );
  }
}
