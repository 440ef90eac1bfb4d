import { checkDigest } from "../../ledger/check-digest.js";
import { eachRow } from "../../ledger/each-row.js";
import type { LedgerRow, RecordedRows, StoredRow } from "../../ledger/ledger.js";
import { differs } from "../../ledger/record-mismatch-error.js";
import { compareRowKeys } from "../../ledger/row-order.js";
import { type TableName, tableOf } from "../../ledger/tables.js";

/**
 * Compares the rows of a table with the expected rows, and returns their digests.
 * @throws {RecordMismatchError} for the first row that is missing, superfluous or changed
 */
export async function compareRows(
  ledger: RecordedRows,
  table: TableName,
  expected: Iterable<LedgerRow>,
  round?: number,
): Promise<string[]> {
  const { key } = tableOf(table);
  const sorted = [...expected].sort((a, b) => compareRowKeys(a.row, b.row, key));
  const digests: string[] = [];
  let next = 0;
  await eachRow(ledger, table, round === undefined ? {} : { round }, (stored) => {
    const want = sorted[next++];
    const order = want === undefined ? -1 : compareRowKeys(stored.row, want.row, key);
    if (order < 0) throw differs(table, stored.row, "nothing led to this row");
    if (want !== undefined && order > 0) throw differs(table, want.row, "the row is missing");
    if (want !== undefined && want.digest !== stored.digest) checkDigest(table, stored);
    if (want !== undefined && (want.digest !== stored.digest || !sameRow(want, stored))) {
      throw differs(table, stored.row, "the row is not what the run led to");
    }
    digests.push(stored.digest);
  });
  const missing = sorted[next];
  if (missing !== undefined) throw differs(table, missing.row, "the row is missing");
  return digests;
}

function sameRow({ row }: LedgerRow, stored: StoredRow): boolean {
  return row.length === stored.row.length && row.every((cell, index) => cell === stored.row[index]);
}

/**
 * Checks that every row of a table is one of the allowed rows.
 * @returns the number of rows in the table
 * @throws {RecordMismatchError} for the first row that is not allowed
 */
export async function countAllowedRows(
  ledger: RecordedRows,
  table: TableName,
  allowed: Iterable<LedgerRow>,
  round: number,
): Promise<number> {
  let count = 0;
  // Computed only if the table has a row, because a round that has just started has none.
  let digests: ReadonlySet<string> | null = null;
  await eachRow(ledger, table, { round }, (stored) => {
    checkDigest(table, stored);
    digests ??= digestsIn(allowed);
    if (!digests.has(stored.digest)) throw differs(table, stored.row, "the row is not what the run led to");
    count++;
  });
  return count;
}

/** Returns the digests of rows as a set. */
export function digestsIn(rows: Iterable<LedgerRow>): ReadonlySet<string> {
  return new Set(Array.from(rows, ({ digest }) => digest));
}
