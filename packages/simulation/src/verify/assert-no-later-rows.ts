import { eachRow } from "../ledger/each-row.js";
import type { RecordedRows } from "../ledger/ledger.js";
import { tableNames, tableOf } from "../ledger/tables.js";
import { differs } from "./record-mismatch-error.js";

/**
 * Checks that nothing is recorded of rounds that have not begun. What a fork may inherit is about such rounds.
 * @param open the round that is not closed
 * @throws {RecordMismatchError} for the first row of a later one
 */
export async function assertNoLaterRows(ledger: RecordedRows, open: number): Promise<void> {
  for (const table of tableNames) {
    const { columns } = tableOf(table);
    if (columns[0] !== "round" || table === "inherited" || table === "inherited_answer") continue;
    await eachRow(ledger, table, { fromRound: open + 1, columns: columns.slice(0, 3) }, (stored) => {
      throw differs(table, stored.row, "the round has not begun");
    });
  }
}
