import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { ScenarioCode } from "@concordat/simulation";
import { openSqliteLedger, readRunFolder } from "@concordat/simulation/sqlite";
import type { ViewedRun } from "./viewed-target.js";

/** Options for a run in a folder. */
export interface FolderRunOptions {
  readonly folder: string;
  readonly key: string;
  readonly title: string;
  readonly code: ScenarioCode;
  readonly module: string | null;
}

/**
 * Returns a run in a folder. Its ledger is open only while it is being read, so that the process that executes the run
 * can close the ledger at any time.
 */
export function folderRun({ folder, key, title, code, module }: FolderRunOptions): ViewedRun {
  const file = join(folder, "ledger.db");
  return {
    key,
    title,
    place: [folder],
    folder,
    code,
    module,
    open: () => readRunFolder(folder, code),
    async openLedger() {
      const ledger = await openSqliteLedger(file, { readOnly: true });
      return { ledger, close: () => ledger.close() };
    },
    async identity() {
      const found = await stat(file, { bigint: true }).catch(() => null);
      return found === null ? null : `${found.dev}:${found.ino}`;
    },
  };
}
