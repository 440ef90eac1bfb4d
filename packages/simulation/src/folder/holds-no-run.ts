import { storedManifest } from "../run/start-run.js";
import { emptyLedger, LedgerDamagedError } from "../sqlite/ledger-damaged-error.js";
import { openSqliteLedger } from "../sqlite/sqlite-ledger.js";

/** Whether a file is a ledger of ours in which no run was begun: the process that created it was stopped first. */
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
