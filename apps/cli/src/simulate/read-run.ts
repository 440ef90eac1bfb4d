import type { Ledger, LoadedScenario, ScenarioCode } from "@concordat/simulation";
import { type LedgerFlags, ledgerArguments } from "./database/ledger-flag.js";
import { openDatabase } from "./database/open-database.js";
import { placeOf } from "./database/run-place.js";

/** A run that is only read, wherever it is recorded. */
export interface ReadRun {
  readonly scenario: LoadedScenario;
  readonly ledger: Ledger;
  /** The arguments with which a command names the same run. */
  readonly place: readonly string[];
  /** The folder of the run; null: it is in a database. */
  readonly folder: string | null;
  close(): Promise<void>;
}

/** Opens the run that a user names: in a folder or in a database, only to read it. */
export async function readRun(run: string, flags: LedgerFlags, code: ScenarioCode): Promise<ReadRun> {
  const place = await placeOf(run, flags);
  if (place.kind === "folder") {
    const { readRunFolder } = await import("@concordat/simulation/sqlite");
    const { scenario, ledger, close } = await readRunFolder(run, code);
    return { scenario, ledger, place: [run], folder: run, close };
  }
  const database = await openDatabase(place.url);
  try {
    const { scenario, ledger } = await database.openRun(place.name, code);
    const close = (): Promise<void> => database.close();
    return { scenario, ledger, place: [run, ...ledgerArguments(flags)], folder: null, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
