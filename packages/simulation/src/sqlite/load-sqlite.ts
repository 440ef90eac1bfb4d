import type Database from "libsql";
import { isSimulationError, SimulationError } from "../error/simulation-error.js";

/** The class that opens databases of SQLite. */
export type Sqlite = typeof Database;

/** SQLite cannot be loaded: its program is a package of its own for each kind of machine, which an installation may lack. */
export class SqliteMissingError extends SimulationError<"SQLITE_MISSING"> {
  /** Tells it from other errors, without `instanceof`. */
  readonly code = "SQLITE_MISSING";

  /** Whether a value is such an error, from whatever copy of this package. */
  static override isInstance(value: unknown): value is SqliteMissingError {
    return isSimulationError(value, "SQLITE_MISSING");
  }

  constructor(cause: unknown) {
    const machine = `${process.platform}-${process.arch}`;
    super(
      `SQLite, which keeps the ledger of a run, cannot be loaded: libsql, or its package for ${machine}, ${packageIn(cause) ?? "@libsql/…"}, is not installed or damaged; install again on this machine, with optional packages (npm install --include=optional)`,
      { cause },
    );
  }
}

/**
 * Loads SQLite when a ledger is opened, not before, so that what needs no ledger works without.
 * @throws {SqliteMissingError}
 */
export async function loadSqlite(): Promise<Sqlite> {
  try {
    return (await import("libsql")).default;
  } catch (cause) {
    throw new SqliteMissingError(cause);
  }
}

/**
 * Checks that SQLite is installed for this machine: before a folder is made, or a model loaded, for a run that it records.
 * @throws {SqliteMissingError}
 */
export async function checkSqlite(): Promise<void> {
  await loadSqlite();
}

/** The package of this machine, which depends on its C library too, as Node.js names it where it is missing. */
function packageIn(cause: unknown): string | null {
  const [name = null] = /@libsql\/[\w-]+/.exec(cause instanceof Error ? cause.message : "") ?? [];
  return name;
}
