import type { Ledger, LoadedScenario, ScenarioCode } from "@concordat/simulation";
import { closing } from "../../run/closing.js";
import type { LedgerFlags } from "./ledger-flag.js";
import { openDatabase } from "./open-database.js";
import { placeOf } from "./run-place.js";

/** A run that is only read. */
export interface ReadRun {
  readonly scenario: LoadedScenario;
  readonly ledger: Ledger;
  close(): Promise<void>;
}

/** Opens a run to read it: from its folder, or from the database that it is recorded in. */
export async function readRun(run: string, flags: LedgerFlags, code: ScenarioCode): Promise<ReadRun> {
  const place = await placeOf(run, flags);
  if (place.kind === "database") return readFromDatabase(place.url, place.name, code);
  const { readRunFolder } = await import("@concordat/simulation/sqlite");
  return readRunFolder(place.folder, code);
}

/** Opens a run of a database to read it. */
export async function readFromDatabase(url: string, name: string, code: ScenarioCode): Promise<ReadRun> {
  const database = await openDatabase(url);
  const { scenario, ledger } = await database.openRun(name, code).catch(closing(database));
  return { scenario, ledger, close: () => database.close() };
}
