import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { checkOptions, checkValue, type Rules, required, rules } from "@concordat/contracts/options";
import { requireRegularFile, systemReason } from "@concordat/files";
import type Database from "libsql";
import {
  type ClosedRounds,
  type Damage,
  type Ledger,
  LedgerError,
  type LedgerRow,
  type LedgerSnapshot,
  LedgerTakenError,
  type LedgerWriter,
  type ReadOptions,
  type StoredRow,
} from "../ledger.js";
import { damaged } from "../record-mismatch-error.js";
import type { TableName } from "../tables.js";
import { connect, singleNumber } from "./connect.js";
import { findBytes, findDamage } from "./find-damage.js";
import { guarded } from "./guarded.js";
import { hasTable } from "./has-table.js";
import { loadSqlite, type Sqlite } from "./load-sqlite.js";
import { networkFileSystem } from "./network-file-system.js";
import { readablePath } from "./readable-path.js";
import { insertSql, selectOwnerSql, selectSql } from "./sql.js";
import { storedCells, storedRow } from "./stored-row.js";
import { unchangedInThread } from "./unchanged-in-thread.js";

/** Options for opening a ledger. */
export interface SqliteLedgerOptions {
  /**
   * Whether the file is opened for reading only. By default, the file is opened for writing, and created if it does not
   * exist.
   */
  readonly readOnly?: boolean;
}

const sqliteRules: Rules<SqliteLedgerOptions> = { readOnly: rules.flag };

/**
 * Opens a ledger in a SQLite file. The file uses WAL mode and is synchronised at every commit, so that committed rows
 * survive a crash of the process and a power failure. Any SQLite tool can read it.
 * @throws {RangeError} when an argument is invalid
 * @throws {LedgerError} when the file cannot be used, because it belongs to another program or another version, or is
 *   on a network file system
 * @throws {SqliteMissingError} when SQLite is not installed for this platform
 * @example
 * const ledger = await openSqliteLedger("street.db");
 * await simulate({ scenario, model, ledger });
 */
export async function openSqliteLedger(file: string, options: SqliteLedgerOptions = {}): Promise<Ledger> {
  checkValue(file, required({ ...rules.text, message: "must be the path of a file" }), "file");
  checkOptions(options, sqliteRules);
  const { readOnly = false } = options;
  const present = await stat(file).catch(() => null);
  if (present !== null && !present.isFile()) throw new LedgerError(`${file} is not a file; move it away`);
  if (present === null && readOnly)
    throw new LedgerError(`${file} does not exist; name a ledger that was recorded`);
  const network = await networkFileSystem(dirname(file)).catch(() => null);
  if (network !== null) {
    throw new LedgerError(
      `${file} is on a network file system (${network}), where a ledger can be lost; use a local disk`,
    );
  }
  const sqlite = await loadSqlite();
  // SQLite would block forever if one of these files were a pipe.
  for (const suffix of ["-wal", "-shm", "-journal"]) await checkRegular(`${file}${suffix}`);
  return guarded(file, () => {
    const path = readOnly ? readablePath(sqlite, file) : file;
    return new SqliteLedger({ sqlite, file, path, database: connect(sqlite, path, readOnly), readOnly });
  });
}

async function checkRegular(file: string): Promise<void> {
  await requireRegularFile(file).catch((error: unknown) => {
    throw new LedgerError(`${file} cannot be read: ${systemReason(error)}`, { cause: error });
  });
}

/** The message of SQLite for a cell of bytes. Ledgers never write bytes. */
const noBytes = "JSON cannot hold BLOB values";

/** The open file of a ledger. */
interface OpenedFile {
  readonly sqlite: Sqlite;
  readonly file: string;
  /** The path or URI with which the database was opened. */
  readonly path: string;
  readonly database: Database.Database;
  readonly readOnly: boolean;
}

class SqliteLedger implements Ledger {
  private readonly sqlite: Sqlite;
  private readonly file: string;
  private readonly path: string;
  private readonly database: Database.Database;
  private readonly readOnly: boolean;
  private readonly inserts = new Map<TableName, Database.Statement>();

  constructor({ sqlite, file, path, database, readOnly }: OpenedFile) {
    this.sqlite = sqlite;
    this.file = file;
    this.path = path;
    this.database = database;
    this.readOnly = readOnly;
  }

  *read(table: TableName, options: ReadOptions = {}): Generator<StoredRow> {
    if (!guarded(this.file, () => hasTable(this.database, table))) return;
    const rounds = [options.round, options.fromRound].filter((round) => round !== undefined);
    const rows = guarded(this.file, () =>
      this.database
        .prepare(selectSql(table, options))
        .raw()
        .iterate(...rounds),
    );
    for (;;) {
      const next = guarded(this.file, () => this.next(table, rows));
      if (next.done === true) return;
      yield storedRow(next.value);
    }
  }

  private next(table: TableName, rows: Iterator<unknown>): IteratorResult<unknown> {
    try {
      return rows.next();
    } catch (error) {
      if (!String(error).includes(noBytes)) throw error;
      throw damaged(findBytes(this.database, table));
    }
  }

  async damage(): Promise<Damage | null> {
    return guarded(this.file, () => findDamage(this.database));
  }

  async claim(holder: string): Promise<LedgerWriter> {
    const since = new Date().toISOString();
    const epoch = guarded(this.file, () =>
      singleNumber(
        this.database
          .prepare(
            "INSERT INTO owner (id, epoch, holder, since) VALUES (1, 1, ?, ?) ON CONFLICT (id) DO UPDATE SET epoch = epoch + 1, holder = excluded.holder, since = excluded.since RETURNING epoch",
          )
          .raw()
          .get(holder, since),
      ),
    );
    return { commit: async (rows) => guarded(this.file, () => this.commit(rows, epoch)) };
  }

  async snapshot(): Promise<LedgerSnapshot> {
    return guarded(this.file, () => {
      const { sqlite, file, path } = this;
      const database = connect(sqlite, path, true);
      try {
        database.exec("BEGIN");
        // A transaction's snapshot is taken at its first read.
        database.prepare("SELECT count(*) FROM sqlite_schema").raw().get();
        return new SqliteLedger({ sqlite, file, path, database, readOnly: true });
      } catch (error) {
        database.close();
        throw error;
      }
    });
  }

  async unchanged(closed: ClosedRounds, signal: AbortSignal): Promise<boolean> {
    return unchangedInThread({ file: this.file, closed }, signal);
  }

  async close(): Promise<void> {
    // Ends the transaction of a snapshot. Statements that are not yet garbage-collected would keep it open.
    if (this.database.open && this.database.inTransaction) this.database.exec("ROLLBACK");
    // SQLite merges the log at closing only if no statements remain, but some may not be garbage-collected yet.
    if (!this.readOnly && this.database.open) this.mergeLog();
    this.database.close();
  }

  /**
   * Merges the log into the database file, so that the file is complete and can be read in a read-only folder. If the
   * merge fails, no data is lost.
   */
  private mergeLog(): void {
    try {
      this.database.pragma("busy_timeout = 0");
      this.database.pragma("wal_checkpoint(TRUNCATE)");
      this.database.pragma("journal_mode = DELETE");
    } catch {
      // If the disk is full or another process is reading the file, the log remains as a part of the ledger.
    }
  }

  private commit(rows: readonly LedgerRow[], epoch: number): void {
    this.database.exec("BEGIN IMMEDIATE");
    try {
      this.checkOwner(epoch);
      for (const { table, row, digest } of rows) this.insertInto(table).run([...row, digest]);
      this.database.exec("COMMIT");
    } catch (error) {
      // After some errors, SQLite has already rolled back the transaction.
      if (this.database.inTransaction) this.database.exec("ROLLBACK");
      throw error;
    }
  }

  private checkOwner(epoch: number): void {
    const owner: unknown = this.database.prepare(selectOwnerSql).raw().get();
    const [current, holder] = storedCells(owner);
    if (current !== epoch) throw new LedgerTakenError(String(holder));
  }

  private insertInto(table: TableName): Database.Statement {
    const known = this.inserts.get(table) ?? this.database.prepare(insertSql(table));
    this.inserts.set(table, known);
    return known;
  }
}
