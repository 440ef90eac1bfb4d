import type { Ledger, LoadedScenario, ScenarioCode } from "@concordat/simulation";
import { closing } from "../../run/closing.js";
import { openDatabase } from "./open-database.js";

/** A run opened for reading. */
export interface OpenedRun {
  readonly scenario: LoadedScenario;
  readonly ledger: Ledger;
  close(): Promise<void>;
}

/** Opens a run of a database for reading. */
export async function readFromDatabase(url: string, name: string, code: ScenarioCode): Promise<OpenedRun> {
  const database = await openDatabase(url);
  const { scenario, ledger } = await database.openRun(name, code).catch(closing(database));
  return { scenario, ledger, close: () => database.close() };
}
