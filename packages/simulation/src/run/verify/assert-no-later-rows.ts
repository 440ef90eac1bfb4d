import { eachRow } from "../../ledger/each-row.js";
import type { RecordedRows } from "../../ledger/ledger.js";
import { differs } from "../../ledger/record-mismatch-error.js";
import { tableNames, tableOf } from "../../ledger/tables.js";

/**
 * Checks that the ledger has no rows of rounds after the open one. Rows from the parent of a fork are excepted.
 * @param open the open round
 * @throws {RecordMismatchError} for the first row of a later round
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
