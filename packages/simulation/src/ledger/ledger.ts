import type { Row, TableName } from "./tables.js";

/** A row to be written, with the digest of its canonical bytes. */
export interface LedgerRow {
  readonly table: TableName;
  readonly row: Row;
  /** SHA-256 as 64 hexadecimal digits. */
  readonly digest: string;
}

/** A row as it was found. */
export interface StoredRow {
  readonly row: Row;
  readonly digest: string;
}

/** Which rows to read. */
export interface ReadOptions {
  /** Only those of this round; the table's first column must be the round. */
  readonly round?: number;
  /** Only these columns, in this order. Default: all. */
  readonly columns?: readonly string[];
}

/**
 * Where a run is recorded. What is committed stays, whatever happens to the process; nothing is written twice.
 */
export interface Ledger {
  /** Rows in the order of their key. */
  read(table: TableName, options?: ReadOptions): Iterable<StoredRow> | AsyncIterable<StoredRow>;
  /**
   * Takes the run: whoever held it before can commit nothing any more.
   * @param holder who takes it, in words, for those who ask
   */
  claim(holder: string): Promise<LedgerWriter>;
  close(): Promise<void>;
}

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
export class LedgerTakenError extends Error {
  readonly code = "LEDGER_TAKEN";

  static isInstance(value: unknown): value is LedgerTakenError {
    return value instanceof Error && "code" in value && value.code === "LEDGER_TAKEN";
  }

  constructor(holder: string) {
    super(`the run was taken over by ${holder}`);
    this.name = "LedgerTakenError";
  }
}

/** The ledger cannot be read or written. */
export class LedgerError extends Error {
  readonly code = "LEDGER_FAILED";

  static isInstance(value: unknown): value is LedgerError {
    return value instanceof Error && "code" in value && value.code === "LEDGER_FAILED";
  }

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "LedgerError";
  }
}
