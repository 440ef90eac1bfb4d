import type { StoredRow } from "./ledger.js";
import { differs } from "./record-mismatch-error.js";
import { ledgerRow } from "./row-digest.js";
import type { TableName } from "./tables.js";

/**
 * Checks that a row, read with all its columns, matches its digest.
 * @throws {RecordMismatchError} when it was changed
 */
export function checkDigest(table: TableName, stored: StoredRow): void {
  if (ledgerRow(table, stored.row).digest !== stored.digest)
    throw differs(table, stored.row, "the row was changed");
}
