import { eachRow } from "./each-row.js";
import type { RecordedRows } from "./ledger.js";
import { roundTables } from "./tables.js";

/** Returns the stored digests of a round's rows, table by table, in the order of each table's key. */
export async function digestsOf(ledger: RecordedRows, round: number): Promise<string[]> {
  const digests: string[] = [];
  for (const table of roundTables)
    await eachRow(ledger, table, { round, columns: [] }, ({ digest }) => void digests.push(digest));
  return digests;
}
