import type Database from "libsql";
import { isSimulationError, SimulationError } from "../../error/simulation-error.js";

/** The class that opens SQLite databases. */
export type Sqlite = typeof Database;

/**
 * Error for SQLite not being loadable. Its binary is in a separate package for each platform, which may not be
 * installed.
 */
export class SqliteMissingError extends SimulationError<"SQLITE_MISSING"> {
  /** Distinguishes this error from others without `instanceof`. */
  readonly code = "SQLITE_MISSING";

  /** Whether a value is an error of this class, or of the same class from another copy of this package. */
  static override isInstance(value: unknown): value is SqliteMissingError {
    return isSimulationError(value, "SQLITE_MISSING");
  }

  constructor(cause: unknown) {
    const machine = `${process.platform}-${process.arch}`;
    super(
      `SQLite, which keeps the ledger of a run, cannot be loaded: libsql, or its package for ${machine}, ${packageIn(cause) ?? "@libsql/…"}, is not installed or damaged; install again on this machine, with optional packages (npm install --include=optional), and leave libsql out of bundles, as an external package`,
      { cause },
    );
  }
}

/**
 * Loads SQLite. It is loaded only when a ledger is opened, so that code without a ledger works without SQLite.
 * @throws {SqliteMissingError} when SQLite is not installed for this platform
 */
export async function loadSqlite(): Promise<Sqlite> {
  try {
    return (await import("libsql")).default;
  } catch (cause) {
    throw new SqliteMissingError(cause);
  }
}

/**
 * Checks that SQLite is installed for this platform. To be called before a folder is created or a model is loaded for a
 * run.
 * @throws {SqliteMissingError} when SQLite is not installed for this platform
 */
export async function checkSqlite(): Promise<void> {
  await loadSqlite();
}

/**
 * Extracts the name of the missing platform package from the error of Node.js. Returns `null` if the message does not
 * contain it. The name depends on the platform and its C library.
 */
function packageIn(cause: unknown): string | null {
  const [name = null] = /@libsql\/[\w-]+/.exec(cause instanceof Error ? cause.message : "") ?? [];
  return name;
}
