import type { LedgerRow, LedgerWriter } from "./ledger.js";

/** Number of rows in one transaction. */
const batch = 5_000;

/** Writes many rows in several transactions. If one fails, the rows of the earlier ones can safely be written again. */
export async function writeInBatches(writer: LedgerWriter, rows: Iterable<LedgerRow>): Promise<void> {
  let pending: LedgerRow[] = [];
  for (const row of rows) {
    pending.push(row);
    if (pending.length < batch) continue;
    await writer.commit(pending);
    pending = [];
  }
  if (pending.length > 0) await writer.commit(pending);
}
