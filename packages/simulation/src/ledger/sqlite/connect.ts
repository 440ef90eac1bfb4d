import type Database from "libsql";
import { LedgerError } from "../ledger.js";
import { emptyLedger } from "./ledger-damaged-error.js";
import type { Sqlite } from "./load-sqlite.js";
import { applicationId, oldestSchemaVersion, schemaSql, schemaVersion } from "./sql.js";

/** Milliseconds to wait for another connection to finish. */
const busyTimeoutMs = 10_000;
/**
 * Size of a database page in bytes. Records take about 1.5 kB. With the default of SQLite, 4 kB, the file would be 50 %
 * larger.
 */
const pageSize = 16_384;
/**
 * Number of pages (64 MB) after which the log is merged into the database file. During a merge, a commit waits twice
 * more for the disk.
 */
const pagesBetweenCheckpoints = 4_000;

/**
 * Opens the database of a ledger, and creates its tables if necessary.
 * @param path the path of the file, or a URI with SQLite options
 * @throws {LedgerError} when the file belongs to another program or another version, or is empty and opened for reading
 *   only
 */
export function connect(sqlite: Sqlite, path: string, readOnly: boolean): Database.Database {
  const database = new sqlite(path, { readonly: readOnly });
  try {
    prepare(database, readOnly);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function prepare(database: Database.Database, readOnly: boolean): void {
  database.pragma(`busy_timeout = ${busyTimeoutMs}`);
  const version = singleNumber(database.pragma("user_version"));
  const application = singleNumber(database.pragma("application_id"));
  const empty = singleNumber(database.prepare("SELECT count(*) FROM sqlite_schema").raw().get()) === 0;
  if (!empty && application !== applicationId) throw new LedgerError("it is a database of another program");
  if (!empty && (version < oldestSchemaVersion || version > schemaVersion)) {
    throw new LedgerError(
      `its tables are of version ${version}; this program knows versions ${oldestSchemaVersion} to ${schemaVersion}`,
    );
  }
  if (empty && readOnly) throw new LedgerError(emptyLedger);
  if (readOnly) return;
  if (empty) database.pragma(`page_size = ${pageSize}`);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma(`wal_autocheckpoint = ${pagesBetweenCheckpoints}`);
  if (version === schemaVersion) return;
  database.exec(
    `BEGIN IMMEDIATE;\n${schemaSql()};\nPRAGMA application_id = ${applicationId};\nPRAGMA user_version = ${schemaVersion};\nCOMMIT`,
  );
}

/** Returns the number in a query result with one row and one cell. */
export function singleNumber(answer: unknown): number {
  const [first] = [answer].flat();
  return Number(typeof first === "object" && first !== null ? Object.values(first)[0] : first);
}
