import { emptyLedger, LedgerDamagedError } from "../ledger/sqlite/ledger-damaged-error.js";
import { openSqliteLedger } from "../ledger/sqlite/sqlite-ledger.js";
import { storedManifest } from "../run/start-run.js";

/** Whether a file is a ledger without a run, because the process that created it was stopped before the run started. */
export async function holdsNoRun(file: string): Promise<boolean> {
  try {
    const ledger = await openSqliteLedger(file, { readOnly: true });
    try {
      return (await storedManifest(ledger)) === null;
    } finally {
      await ledger.close();
    }
  } catch (error) {
    return LedgerDamagedError.isInstance(error) && error.message.includes(emptyLedger);
  }
}
