import type { RoundRecord } from "@concordat/contracts/round-record";
import { isSimulationError, SimulationError } from "../error/simulation-error.js";
import type { Row, TableName } from "./tables.js";

/** A row to be written, with the digest of its canonical bytes. */
export interface LedgerRow {
  /** The table of the row. */
  readonly table: TableName;
  /** The cells of the row, in the order of the table's columns. */
  readonly row: Row;
  /** SHA-256 as 64 hexadecimal digits. */
  readonly digest: string;
}

/** A row as stored. */
export interface StoredRow {
  /** The requested cells, in order. */
  readonly row: Row;
  /** The digest that was written with the row. `verify` compares it with the row's current cells. */
  readonly digest: string;
}

/** Options for reading rows. */
export interface ReadOptions {
  /** Only those of this round; the table's first column must be the round. */
  readonly round?: number;
  /** Only those of this round and later ones; the table's first column must be the round. */
  readonly fromRound?: number;
  /** The columns to read, in this order. Default: all. */
  readonly columns?: readonly string[];
}

/** A run's closed rounds; the record of the first is chained to the run's identity. */
export interface ClosedRounds {
  /** The identity of the run, from its manifest. */
  readonly identity: string;
  /** The records of the rounds, in order. */
  readonly rounds: readonly Pick<RoundRecord, "round" | "asked" | "record_hash">[];
  /** The hash of the manifest that each round's record hash covers; `null` in the first version of hashes. */
  readonly manifests: readonly (string | null)[];
}

/** The record of a run. Committed rows are durable, and nothing is written twice. */
export interface Ledger {
  /** Rows in the order of their key. */
  read(table: TableName, options?: ReadOptions): Iterable<StoredRow> | AsyncIterable<StoredRow>;
  /**
   * Claims the run: its previous owner can no longer commit.
   * @param holder who takes it, in words, for those who ask
   */
  claim(holder: string): Promise<LedgerWriter>;
  /** A read-only snapshot of the run: later commits are not in it. Closing it leaves the ledger open. */
  snapshot(): Promise<LedgerSnapshot>;
  /**
   * Checks concurrently, for example in a thread, whether closed rounds still contain the rows with which
   * they were closed. Optional; may return false without having checked: the caller then checks the rows
   * itself.
   * @param signal ends it, with false
   */
  unchanged?(closed: ClosedRounds, signal: AbortSignal): Promise<boolean>;
  /** Releases files and connections. Committed rows are kept. */
  close(): Promise<void>;
}

/** A problem with a ledger's tables. */
export interface Damage {
  /** The table; `null` if unknown. */
  readonly table: TableName | null;
  /** The key of the row; `null` if unknown. */
  readonly key: Row | null;
  /** The problem. */
  readonly what: string;
}

/** A snapshot of a ledger. */
export interface LedgerSnapshot extends Pick<Ledger, "read" | "close"> {
  /** A problem with the tables that reading their rows does not reveal; `null` if there is none. Optional. */
  damage?(): Promise<Damage | null>;
}

/** A ledger or a snapshot of one. */
export type RecordedRows = Pick<Ledger, "read">;

/** The right to write to a run. */
export interface LedgerWriter {
  /**
   * Writes all rows or none. A row whose key already exists changes nothing.
   * @throws {LedgerTakenError} when another holder has claimed the run since
   * @throws {LedgerError} when the rows cannot be stored, as on a full disk
   */
  commit(rows: readonly LedgerRow[]): Promise<void>;
}

/** The error after another process has claimed the run; this one can no longer write. */
export class LedgerTakenError extends SimulationError<"LEDGER_TAKEN"> {
  /** Distinguishes this error from others without `instanceof`. */
  readonly code = "LEDGER_TAKEN";

  /** Whether a value is such an error, from any copy of this package. */
  static override isInstance(value: unknown): value is LedgerTakenError {
    return isSimulationError(value, "LEDGER_TAKEN");
  }

  constructor(holder: string) {
    super(`the run was taken over by ${holder}`);
  }
}

/** The error if the ledger cannot be read or written. */
export class LedgerError extends SimulationError<"LEDGER_FAILED"> {
  /** Distinguishes this error from others without `instanceof`. */
  readonly code = "LEDGER_FAILED";

  /** Whether a value is such an error, from any copy of this package. */
  static override isInstance(value: unknown): value is LedgerError {
    return isSimulationError(value, "LEDGER_FAILED");
  }
}
