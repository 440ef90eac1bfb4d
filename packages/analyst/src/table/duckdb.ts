import { AnalystError } from "../error/analyst-error.js";

/** The library of DuckDB. */
export type DuckDB = typeof import("@duckdb/node-api");

/**
 * Loads DuckDB when a table is opened. DuckDB is a separate package for each platform, which an installation may
 * lack.
 * @throws {AnalystError} DUCKDB_MISSING
 */
export async function loadDuckDB(): Promise<DuckDB> {
  try {
    return await import("@duckdb/node-api");
  } catch (cause) {
    throw new AnalystError(
      "DUCKDB_MISSING",
      `DuckDB, which computes all numbers, cannot be loaded: its package for ${process.platform}-${process.arch}, @duckdb/node-bindings-${process.platform}-${process.arch}, is not installed or damaged; install again on this machine, with optional packages (npm install --include=optional)`,
      { cause },
    );
  }
}
