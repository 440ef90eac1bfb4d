import { eachRow } from "../ledger/each-row.js";
import type { RecordedRows } from "../ledger/ledger.js";
import { roundTables } from "../ledger/tables.js";
import { checkDigest } from "../verify/check-digest.js";

/** The digests of a round's rows as they are stored: table by table, each in the order of its key. */
export async function digestsOf(ledger: RecordedRows, round: number): Promise<string[]> {
  const digests: string[] = [];
  for (const table of roundTables)
    await eachRow(ledger, table, { round, columns: [] }, ({ digest }) => void digests.push(digest));
  return digests;
}

/**
 * The same of a round that is only read, each row checked against its digest.
 * @param decisions the digests of its decisions, which were read and checked before
 * @throws {DifferenceFound} for the first row that was changed
 */
export async function checkedDigestsOf(
  ledger: RecordedRows,
  round: number,
  decisions: Iterable<string>,
): Promise<string[]> {
  const digests: string[] = [];
  for (const table of roundTables) {
    if (table === "decision") for (const digest of decisions) digests.push(digest);
    else
      await eachRow(ledger, table, { round }, (stored) => {
        checkDigest(table, stored);
        digests.push(stored.digest);
      });
  }
  return digests;
}
