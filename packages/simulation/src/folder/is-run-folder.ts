import { access } from "node:fs/promises";
import { join } from "node:path";
import { checkValue, pathRules, required } from "@concordat/contracts/options";
import { runFiles } from "./layout.js";

/** Whether a folder contains a run, that is, a scenario and a ledger. */
export async function isRunFolder(folder: string): Promise<boolean> {
  checkValue(folder, required(pathRules.folder), "folder");
  const fileExists = [runFiles.scenario, runFiles.ledger].map((name) =>
    access(join(folder, name)).then(
      () => true,
      () => false,
    ),
  );
  return (await Promise.all(fileExists)).every(Boolean);
}
