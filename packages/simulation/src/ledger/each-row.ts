import { setImmediate } from "node:timers/promises";
import type { ReadOptions, RecordedRows, StoredRow } from "./ledger.js";
import type { TableName } from "./tables.js";

/** Rows after which signals and timers get a turn: some ten milliseconds. */
const rowsBetweenTurns = 1_000;

/**
 * Visits the rows of a table in the order of their key. A ledger that has them at hand is not waited for row by row: a
 * big run has hundreds of thousands.
 * @param signal stops it
 * @throws the reason of the signal, once it is aborted
 */
export async function eachRow(
  ledger: RecordedRows,
  table: TableName,
  options: ReadOptions,
  visit: (stored: StoredRow) => void,
  signal?: AbortSignal,
): Promise<void> {
  const rows = ledger.read(table, options);
  let visited = 0;
  const turn = async (): Promise<void> => {
    await setImmediate();
    signal?.throwIfAborted();
  };
  if (Symbol.iterator in rows)
    for (const stored of rows) {
      visit(stored);
      if (signal !== undefined && ++visited % rowsBetweenTurns === 0) await turn();
    }
  else
    for await (const stored of rows) {
      visit(stored);
      signal?.throwIfAborted();
    }
}
