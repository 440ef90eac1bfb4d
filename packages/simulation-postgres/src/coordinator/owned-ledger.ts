import type { Ledger, LedgerSnapshot, ReadOptions, StoredRow, TableName } from "@concordat/simulation";
import type { Owner } from "../ledger/owner.js";
import type { PostgresLedger } from "../ledger/postgres-ledger.js";

/** A ledger that knows the last process-wide claim on it. Rows and shards are written on behalf of the same owner. */
export class OwnedLedger implements Ledger {
  private readonly ledger: PostgresLedger;
  private claimed: Owner | null = null;

  constructor(ledger: PostgresLedger) {
    this.ledger = ledger;
  }

  /** The owner after the last claim. */
  get owner(): Owner {
    if (this.claimed === null) throw new Error("no process has claimed the run");
    return this.claimed;
  }

  read(table: TableName, options?: ReadOptions): AsyncIterable<StoredRow> {
    return this.ledger.read(table, options);
  }

  async claim(holder: string): Promise<Owner> {
    this.claimed = await this.ledger.claim(holder);
    return this.claimed;
  }

  snapshot(): Promise<LedgerSnapshot> {
    return this.ledger.snapshot();
  }

  close(): Promise<void> {
    return this.ledger.close();
  }
}
