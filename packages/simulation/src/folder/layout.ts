import { join } from "node:path";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { withFiles } from "../scenario/with-files.js";

/** The names of files and subfolders in the folder of a run or an ensemble. */
export const runFiles = {
  changes: "changes.json",
  scenario: "scenario.json",
  inputs: "inputs",
  ledger: "ledger.db",
  manifest: "manifest.json",
  ensemble: "ensemble.json",
  lock: "run.lock",
};

/** The file of the ledger, and the files that SQLite stores next to it while it is open. */
export const ledgerFiles: readonly string[] = [
  runFiles.ledger,
  `${runFiles.ledger}-wal`,
  `${runFiles.ledger}-shm`,
];

/** Returns the files of a new run's folder except its ledger, by relative path. The scenario is the last one. */
export function filesOf({ scenario, inputs, changes }: LoadedScenario): ReadonlyMap<string, Uint8Array> {
  const json = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  const local = withFiles(scenario, (file) => `${runFiles.inputs}/${file.split("/").at(-1)}`);
  return new Map([
    ...inputs.map(({ name, bytes }) => [join(runFiles.inputs, name), bytes] as const),
    ...(changes.length > 0 ? [[runFiles.changes, json(changes)] as const] : []),
    [runFiles.scenario, json(local)],
  ]);
}
