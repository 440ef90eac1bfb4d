import { checkDigest } from "./check-digest.js";
import { eachRow } from "./each-row.js";
import type { ClosedRounds, Ledger, RecordedRows, StoredRow } from "./ledger.js";
import { recordHash } from "./record-hash.js";
import { otherRows } from "./record-mismatch-error.js";
import { roundTables, type TableName } from "./tables.js";

/**
 * Returns the digests of a round's rows in a table, in the order of their key, after checking each row against its
 * digest.
 */
export type CheckedDigests = (table: TableName, round: number) => string[] | Promise<string[]>;

/**
 * Checks that the rows of closed rounds are unchanged and are those with which the rounds were closed.
 * @throws {RecordMismatchError} when a row was added or removed, and any error of the reader for a changed row
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

/** Computes the digests of complete rows, for any kind of ledger. */
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

/** A check of closed rounds that runs while the world is rebuilt, if the ledger supports that. */
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
    // The promise is awaited later or never.
    this.unchanged.catch(() => {});
  }

  /**
   * Resolves once it is certain that no row was changed, added or removed.
   * @throws {RecordMismatchError} when one was
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
