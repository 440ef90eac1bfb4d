import type { RoundRecord } from "@concordat/contracts/round-record";
import { isSimulationError, SimulationError } from "../error/simulation-error.js";
import type { Row, TableName } from "./tables.js";

/** A row to write, with its digest. */
export interface LedgerRow {
  /** The table of the row. */
  readonly table: TableName;
  /** The cells of the row, in the order of the table's columns. */
  readonly row: Row;
  /** The SHA-256 of the row's canonical JSON, as 64 hexadecimal digits. */
  readonly digest: string;
}

/** A stored row. */
export interface StoredRow {
  /** The requested cells, in the order of the requested columns. */
  readonly row: Row;
  /** The digest that was stored with the row. `verify` compares it with the digest of the row's current cells. */
  readonly digest: string;
}

/** Options for reading rows. */
export interface ReadOptions {
  /** Selects only the rows of this round. The table's first column must be the round. */
  readonly round?: number;
  /** Selects only the rows of this round and later rounds. The table's first column must be the round. */
  readonly fromRound?: number;
  /** The columns to read, in this order. Default: all. */
  readonly columns?: readonly string[];
}

/**
 * The closed rounds of a run. Each record hash includes the previous one; that of the first round includes the run's
 * identity.
 */
export interface ClosedRounds {
  /** The identity of the run, from its manifest. */
  readonly identity: string;
  /** The records of the rounds, in order. */
  readonly rounds: readonly Pick<RoundRecord, "round" | "asked" | "record_hash">[];
  /**
   * For each round, the hash of the manifest that its record hash includes; `null` in version 1 of the hashes, which
   * includes none.
   */
  readonly manifests: readonly (string | null)[];
}

/** The stored record of a run. Committed rows are durable and are never overwritten. */
export interface Ledger {
  /** Returns the rows of a table, in the order of the table's key. */
  read(table: TableName, options?: ReadOptions): Iterable<StoredRow> | AsyncIterable<StoredRow>;
  /**
   * Claims the run for writing. The previous owner can no longer commit.
   * @param holder describes the new owner in messages
   */
  claim(holder: string): Promise<LedgerWriter>;
  /**
   * Returns a read-only snapshot of the run, which does not include later commits. Closing the snapshot does not close
   * the ledger.
   */
  snapshot(): Promise<LedgerSnapshot>;
  /**
   * Checks concurrently, for example in a thread, whether closed rounds still contain the rows with which they were
   * closed. Optional. It may return false without a check; the caller then checks the rows itself.
   * @param signal stops the check, which then resolves with false
   */
  unchanged?(closed: ClosedRounds, signal: AbortSignal): Promise<boolean>;
  /** Closes files and connections. Committed rows are kept. */
  close(): Promise<void>;
}

/** A problem with a ledger's tables. */
export interface Damage {
  /** The table; `null` if unknown. */
  readonly table: TableName | null;
  /** The key of the row; `null` if unknown. */
  readonly key: Row | null;
  /** A description of the problem. */
  readonly what: string;
}

/** A snapshot of a ledger. */
export interface LedgerSnapshot extends Pick<Ledger, "read" | "close"> {
  /** Returns a problem of the tables that cannot be found by reading their rows; `null` if there is none. Optional. */
  damage?(): Promise<Damage | null>;
}

/** A ledger or a snapshot of one. */
export type RecordedRows = Pick<Ledger, "read">;

/** The permission to write to a run, obtained by claiming it. */
export interface LedgerWriter {
  /**
   * Writes either all rows or none. A row whose key already exists is ignored.
   * @throws {LedgerTakenError} when another owner has claimed the run
   * @throws {LedgerError} when the rows cannot be stored, for example because the disk is full
   */
  commit(rows: readonly LedgerRow[]): Promise<void>;
}

/** Error of a writer after another process has claimed the run. */
export class LedgerTakenError extends SimulationError<"LEDGER_TAKEN"> {
  /** Distinguishes this error from others without `instanceof`. */
  readonly code = "LEDGER_TAKEN";

  /** Whether a value is an error of this class, or of the same class from another copy of this package. */
  static override isInstance(value: unknown): value is LedgerTakenError {
    return isSimulationError(value, "LEDGER_TAKEN");
  }

  constructor(holder: string) {
    super(`the run was taken over by ${holder}`);
  }
}

/** Error for a ledger that cannot be read or written. */
export class LedgerError extends SimulationError<"LEDGER_FAILED"> {
  /** Distinguishes this error from others without `instanceof`. */
  readonly code = "LEDGER_FAILED";

  /** Whether a value is an error of this class, or of the same class from another copy of this package. */
  static override isInstance(value: unknown): value is LedgerError {
    return isSimulationError(value, "LEDGER_FAILED");
  }
}
