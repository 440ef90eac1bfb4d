import { sha256 } from "@concordat/files";
import type { LedgerRow } from "./ledger.js";
import type { Row, TableName } from "./tables.js";

/**
 * Returns the digest of a row: the SHA-256 of [table, cells…] as canonical JSON. `JSON.stringify` writes an array of
 * strings, integers and nulls in canonical form.
 */
function rowDigest(table: TableName, row: Row): string {
  return sha256(JSON.stringify([table, ...row]));
}

/** Returns a row to write, with its digest. */
export function ledgerRow(table: TableName, row: Row): LedgerRow {
  return { table, row, digest: rowDigest(table, row) };
}
