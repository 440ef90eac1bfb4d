import type { ScenarioCode } from "@concordat/simulation";
import type { LedgerFlags } from "./database/ledger-flag.js";
import type { OpenedRun } from "./database/read-from-database.js";
import { openRecordedRun } from "./open-recorded-run.js";

/** A run to list, with its name if there are several. */
export interface ListedRun {
  readonly name: string | null;
  open(): Promise<OpenedRun>;
}

/** Returns the selected run, or those runs of an ensemble that have started. */
export async function listedRuns(run: string, flags: LedgerFlags, code: ScenarioCode): Promise<ListedRun[]> {
  const { holdsEnsemble } = await import("@concordat/simulation/sqlite");
  const isOfMany = flags.ledger === undefined && (await holdsEnsemble(run));
  return isOfMany ? membersOf(run, code) : [{ name: null, open: () => openRecordedRun(run, flags, code) }];
}

async function membersOf(folder: string, code: ScenarioCode): Promise<ListedRun[]> {
  const { isRunFolder, readEnsembleFolder, readRunFolder, runFolderOf } = await import(
    "@concordat/simulation/sqlite"
  );
  const { ensemble } = await readEnsembleFolder(folder, code);
  const members: ListedRun[] = [];
  for (const member of ensemble.runs) {
    const at = runFolderOf({ folder }, member);
    if (await isRunFolder(at)) members.push({ name: member.folder, open: () => readRunFolder(at, code) });
  }
  return members;
}
