import type { RoundRecord } from "@concordat/contracts/round-record";
import { isSimulationError, SimulationError } from "../error/simulation-error.js";
import type { Row, TableName } from "./tables.js";

/** A row to be written, with the digest of its canonical bytes. */
export interface LedgerRow {
  /** The table it goes to. */
  readonly table: TableName;
  /** Its cells, in the order of the table's columns. */
  readonly row: Row;
  /** SHA-256 as 64 hexadecimal digits. */
  readonly digest: string;
}

/** A row as it was found. */
export interface StoredRow {
  /** The cells that were asked for, in that order. */
  readonly row: Row;
  /** The digest that was written with the row, whatever its cells say now: `verify` compares them. */
  readonly digest: string;
}

/** Which rows to read. */
export interface ReadOptions {
  /** Only those of this round; the table's first column must be the round. */
  readonly round?: number;
  /** Only those of this round and later ones; the table's first column must be the round. */
  readonly fromRound?: number;
  /** Only these columns, in this order. Default: all. */
  readonly columns?: readonly string[];
}

/** A run's closed rounds, the first one's record being chained to the run's identity. */
export interface ClosedRounds {
  /** The identity of the run, from its manifest. */
  readonly identity: string;
  /** Their records, in order. */
  readonly rounds: readonly Pick<RoundRecord, "round" | "asked" | "record_hash">[];
  /** For each of them the hash of the manifest that its record hash covers; null in the first version of hashes. */
  readonly manifests: readonly (string | null)[];
}

/**
 * Where a run is recorded. What is committed stays, whatever happens to the process; nothing is written twice.
 */
export interface Ledger {
  /** Rows in the order of their key. */
  read(table: TableName, options?: ReadOptions): Iterable<StoredRow> | AsyncIterable<StoredRow>;
  /**
   * Claims the run: its previous owner can commit nothing from now on.
   * @param holder who takes it, in words, for those who ask
   */
  claim(holder: string): Promise<LedgerWriter>;
  /**
   * The run as it is recorded now, only to be read: what others commit later is not in it. Closing it leaves the ledger
   * open.
   */
  snapshot(): Promise<LedgerSnapshot>;
  /**
   * Checks concurrently with the caller's work, for example in a thread, whether closed rounds still contain the rows
   * that they were closed with. A ledger may leave it out, and may answer false without having looked: the caller then
   * checks the rows itself.
   * @param signal ends it, with false
   */
  unchanged?(closed: ClosedRounds, signal: AbortSignal): Promise<boolean>;
  /** Releases files and connections. What was committed stays. */
  close(): Promise<void>;
}

/** What is wrong with a ledger's tables. */
export interface Damage {
  /** The table; `null` if it is not known. */
  readonly table: TableName | null;
  /** The key of the row; `null` if it is not known. */
  readonly key: Row | null;
  /** What is wrong. */
  readonly what: string;
}

/** A ledger as it was at one moment. */
export interface LedgerSnapshot extends Pick<Ledger, "read" | "close"> {
  /** What is wrong with the tables that reading their rows does not show; null for nothing. A ledger may leave it out. */
  damage?(): Promise<Damage | null>;
}

/** Whatever rows can be read from: a ledger, or how it was at one moment. */
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

/** Another holder has claimed the run; this one writes nothing more. */
export class LedgerTakenError extends SimulationError<"LEDGER_TAKEN"> {
  /** Tells it from other errors, without `instanceof`. */
  readonly code = "LEDGER_TAKEN";

  /** Whether a value is such an error, from whatever copy of this package. */
  static override isInstance(value: unknown): value is LedgerTakenError {
    return isSimulationError(value, "LEDGER_TAKEN");
  }

  constructor(holder: string) {
    super(`the run was taken over by ${holder}`);
  }
}

/** The ledger cannot be read or written. */
export class LedgerError extends SimulationError<"LEDGER_FAILED"> {
  /** Tells it from other errors, without `instanceof`. */
  readonly code = "LEDGER_FAILED";

  /** Whether a value is such an error, from whatever copy of this package. */
  static override isInstance(value: unknown): value is LedgerError {
    return isSimulationError(value, "LEDGER_FAILED");
  }
}
