import type { StoredRow } from "../ledger/ledger.js";
import type { Cell } from "../ledger/tables.js";

/** A row as it is selected, the bytes of a JSON array: its cells, and the digest last. */
export function storedRow(selected: unknown): StoredRow {
  const row = storedCells(selected);
  return { digest: String(row.pop()), row };
}

/**
 * The cells of a row that is selected as JSON. Bytes that are not UTF-8 become replacement characters, so that the row's digest
 * is no longer its own.
 */
export function storedCells(selected: unknown): Cell[] {
  const [bytes] = Array.isArray(selected) ? selected : [];
  const cells: unknown = JSON.parse(Buffer.isBuffer(bytes) ? bytes.toString("utf8") : String(bytes));
  return Array.isArray(cells) ? cells : [];
}
