import { eachRow } from "../ledger/each-row.js";
import type { ClosedRounds, Ledger, RecordedRows, StoredRow } from "../ledger/ledger.js";
import { roundTables, type TableName } from "../ledger/tables.js";
import { recordHash } from "../round/round-hash.js";
import { checkDigest } from "./check-digest.js";
import { otherRows } from "./record-mismatch-error.js";

/** Gives the digests of a round's rows in a table, in the order of their key, each row checked against its own. */
export type CheckedDigests = (table: TableName, round: number) => string[] | Promise<string[]>;

/**
 * Checks that the rows of closed rounds are those that were written, and those that the rounds were closed with.
 * @throws {RecordMismatchError} when a row was added or taken out, and whatever the reader throws for one that was changed
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

/** Reads whole rows, of whatever ledger. */
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

/** A check of closed rounds that runs while the world is rebuilt, where the ledger can do that. */
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
    // It is awaited later, or not at all.
    this.unchanged.catch(() => {});
  }

  /**
   * Resolves once it is certain that no row was changed, added or taken out.
   * @throws {RecordMismatchError} when one was
   */
  async done(): Promise<void> {
    if (await this.unchanged) return;
    await checkClosedRows(digestsOfRows(this.ledger, this.signal), this.closed);
  }

  /** Ends what still runs. */
  end(): void {
    this.over.abort();
  }
}
