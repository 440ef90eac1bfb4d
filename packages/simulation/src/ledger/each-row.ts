import type { ReadOptions, RecordedRows, StoredRow } from "./ledger.js";
import type { TableName } from "./tables.js";

/**
 * Visits the rows of a table in the order of their key. A ledger that has them at hand is not waited for row by row: a
 * big run has hundreds of thousands.
 */
export async function eachRow(
  ledger: RecordedRows,
  table: TableName,
  options: ReadOptions,
  visit: (stored: StoredRow) => void,
): Promise<void> {
  const rows = ledger.read(table, options);
  if (Symbol.iterator in rows) for (const stored of rows) visit(stored);
  else for await (const stored of rows) visit(stored);
}
