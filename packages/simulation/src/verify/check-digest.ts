import type { StoredRow } from "../ledger/ledger.js";
import { ledgerRow } from "../ledger/row-digest.js";
import type { TableName } from "../ledger/tables.js";
import { differs } from "./record-mismatch-error.js";

/**
 * Checks that a row, read with all its columns, is the one that was written.
 * @throws {RecordMismatchError} when it was changed
 */
export function checkDigest(table: TableName, stored: StoredRow): void {
  if (ledgerRow(table, stored.row).digest !== stored.digest)
    throw differs(table, stored.row, "the row was changed");
}
