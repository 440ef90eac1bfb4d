import type { LedgerRow, LedgerWriter } from "./ledger.js";

/** Number of rows in one transaction. */
const batch = 5_000;

/** Writes many rows in several transactions: each is atomic, and harmless to repeat if the next one fails. */
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
