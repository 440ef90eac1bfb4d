import { counted } from "@concordat/contracts/options";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import { note, print } from "../../terminal/output.js";
import { type LedgerFlags, requiredLedgerUrl } from "./ledger-flag.js";
import { openDatabase } from "./open-database.js";

/** Lists the runs of a database, oldest first. */
export async function runsCommand(flags: LedgerFlags): Promise<void> {
  const database = await openDatabase(requiredLedgerUrl(flags));
  try {
    const runs = await database.runs();
    for (const { name, closed, rounds, isLed } of runs) {
      const coordinated = isLed && closed < rounds ? ", coordinated now" : "";
      print(onOneLine(`${name}: ${closed} of ${counted(rounds, "round")} closed${coordinated}`));
    }
    if (runs.length === 0) note("the database has no runs yet");
  } finally {
    await database.close();
  }
}
