import type { ScenarioCode } from "@concordat/simulation";
import { findRun } from "./database/find-run.js";
import { type LedgerFlags, ledgerWords } from "./database/ledger-flag.js";
import { type OpenedRun, readFromDatabase } from "./database/read-from-database.js";

/** A run opened for reading, at any location. */
export interface ReadRun extends OpenedRun {
  /** The words with which a command names the same run. */
  readonly place: readonly string[];
  /** The folder of the run; `null` if it is in a database. */
  readonly folder: string | null;
}

/** Opens a run for reading, from its folder or from its database. */
export async function openRecordedRun(run: string, flags: LedgerFlags, code: ScenarioCode): Promise<ReadRun> {
  const place = await findRun(run, flags);
  if (place.kind === "folder") {
    const { readRunFolder } = await import("@concordat/simulation/sqlite");
    const { scenario, ledger, close } = await readRunFolder(run, code);
    return { scenario, ledger, place: [run], folder: run, close };
  }
  const { scenario, ledger, close } = await readFromDatabase(place.url, place.name, code);
  return { scenario, ledger, place: [run, ...ledgerWords(flags)], folder: null, close };
}
