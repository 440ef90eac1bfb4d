import type { ReadOptions, RecordedRows, StoredRow } from "./ledger.js";
import type { TableName } from "./tables.js";
import { yieldToEventLoop } from "./yield-to-event-loop.js";

/** Number of rows between two checks of the abort signal. Reading them takes about ten milliseconds. */
const rowsBetweenTurns = 1_000;

/**
 * Calls a function for each row of a table, in the order of the table's key. Rows of a synchronous ledger are not
 * awaited one by one, because a large run has hundreds of thousands.
 * @param visit called with each row
 * @param signal stops the iteration when it is aborted
 * @throws the reason of the signal if it is aborted
 */
export async function eachRow(
  ledger: RecordedRows,
  table: TableName,
  options: ReadOptions,
  visit: (stored: StoredRow) => void,
  signal?: AbortSignal,
): Promise<void> {
  const rows = ledger.read(table, options);
  if (!(Symbol.iterator in rows)) {
    for await (const stored of rows) {
      visit(stored);
      signal?.throwIfAborted();
    }
    return;
  }
  let visited = 0;
  for (const stored of rows) {
    visit(stored);
    if (++visited % rowsBetweenTurns === 0) await yieldToEventLoop(signal);
  }
}
