import type { StoredRow } from "../ledger.js";
import type { Cell } from "../tables.js";

/** Parses a selected row: the bytes of a JSON array with the cells, followed by the digest. */
export function storedRow(selected: unknown): StoredRow {
  const row = storedCells(selected);
  return { digest: String(row.pop()), row };
}

/**
 * Parses the cells of a row that was selected as JSON. Invalid UTF-8 becomes replacement characters, so that the row no
 * longer matches its digest.
 */
export function storedCells(selected: unknown): Cell[] {
  const [bytes] = Array.isArray(selected) ? selected : [];
  const cells: unknown = JSON.parse(Buffer.isBuffer(bytes) ? bytes.toString("utf8") : String(bytes));
  return Array.isArray(cells) ? cells : [];
}
