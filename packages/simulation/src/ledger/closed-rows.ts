import { checkDigest } from "./check-digest.js";
import { eachRow } from "./each-row.js";
import type { ClosedRounds, Ledger, RecordedRows, StoredRow } from "./ledger.js";
import { recordHash } from "./record-hash.js";
import { otherRows } from "./record-mismatch-error.js";
import { roundTables, type TableName } from "./tables.js";

/**
 * Checks each row of a round in a table against its digest, and returns the digests in the order of the table's key.
 */
export type CheckedDigests = (table: TableName, round: number) => string[] | Promise<string[]>;

/**
 * Checks that the rows of closed rounds are unchanged, and that no row was added or removed since the rounds were
 * closed.
 * @throws {RecordMismatchError} when a row was added or removed. For a changed row, throws the error of
 *   `checkedDigests`
 */
export async function checkClosedRows(
  checkedDigests: CheckedDigests,
  { identity, rounds, manifests }: ClosedRounds,
): Promise<void> {
  let previous = identity;
  for (const [index, { round, record_hash }] of rounds.entries()) {
    const digests: string[] = [];
    for (const table of roundTables)
      for (const digest of await checkedDigests(table, round)) digests.push(digest);
    if (recordHash(digests, previous, manifests[index] ?? null) !== record_hash) throw otherRows(round);
    previous = record_hash;
  }
}

/** Returns a function that reads complete rows of any ledger, checks them and returns their digests. */
function digestsOfRows(ledger: RecordedRows, signal: AbortSignal | undefined): CheckedDigests {
  return async (table, round) => {
    const digests: string[] = [];
    const check = (stored: StoredRow): void => {
      checkDigest(table, stored);
      digests.push(stored.digest);
    };
    await eachRow(ledger, table, { round }, check, signal);
    return digests;
  };
}

/** Checks closed rounds. If the ledger supports it, the check runs concurrently while the world is rebuilt. */
export class ClosedRowsCheck {
  private readonly ledger: Ledger;
  private readonly closed: ClosedRounds;
  private readonly signal: AbortSignal | undefined;
  private readonly over = new AbortController();
  private readonly unchanged: Promise<boolean>;

  constructor(ledger: Ledger, closed: ClosedRounds, signal?: AbortSignal) {
    this.ledger = ledger;
    this.closed = closed;
    this.signal = signal;
    this.unchanged = ledger.unchanged?.(closed, this.over.signal) ?? Promise.resolve(false);
    // Prevents an unhandled rejection: the promise is awaited later, or never.
    this.unchanged.catch(() => {});
  }

  /**
   * Resolves after it is certain that no row was changed, added or removed.
   * @throws {RecordMismatchError} when a row was changed, added or removed
   */
  async done(): Promise<void> {
    if (await this.unchanged) return;
    await checkClosedRows(digestsOfRows(this.ledger, this.signal), this.closed);
  }

  /** Stops the check. */
  end(): void {
    this.over.abort();
  }
}
