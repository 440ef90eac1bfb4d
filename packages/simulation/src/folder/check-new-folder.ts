import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { checkValue, pathRules, required } from "@concordat/contracts/options";
import { readOwnFile, removeTemporaries } from "@concordat/files";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { checkSqlite } from "../sqlite/load-sqlite.js";
import { holdsNoRun } from "./holds-no-run.js";
import { filesOf, ledgerFiles, names } from "./layout.js";
import { requireFree } from "./require-free.js";
import { RunFolderError } from "./run-folder-error.js";

/**
 * Checks that a new run can be begun in a folder: before a model is loaded, say. The folder must be empty, or one where
 * a run of the same scenario was stopped before it had a ledger, or the same fork before it was made: what holds exactly
 * what would be written counts as written.
 * @throws {RunFolderError} when the folder holds anything else
 * @throws {SqliteMissingError} when SQLite, which the run would be recorded with, is not installed for this machine
 * @throws {FilesError} HELD when another process is writing in it
 */
export async function checkNewFolder(folder: string, scenario: LoadedScenario): Promise<void> {
  checkValue(folder, required(pathRules.folder), "folder");
  await checkSqlite();
  try {
    await checkLockedFolder(folder, scenario);
  } catch (error) {
    // What is found may be half of what another process is making, and nothing to be removed.
    await requireFree(folder);
    throw error;
  }
}

/**
 * The same for a folder whose lock this process holds.
 * @throws {RunFolderError} when the folder holds anything else
 */
export async function checkLockedFolder(folder: string, scenario: LoadedScenario): Promise<void> {
  const files = filesOf(scenario);
  const inputs = join(folder, names.inputs);
  const place = await lstat(inputs).catch(() => null);
  if (place?.isSymbolicLink() === true)
    throw new RunFolderError(`${inputs} is a link to another folder; remove it, or choose another folder`);
  for (const made of [folder, inputs]) await removeTemporaries(made);
  const found: string[] = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw new RunFolderError(`${folder} cannot be used for a run (${error.code})`);
  });
  const copied: string[] = await readdir(inputs).catch(() => []);
  const all = [...found, ...copied.map((name) => join(names.inputs, name))];
  // The ledger is made last.
  const made = [names.scenario, names.changes, names.ledger].every((name) => found.includes(name));
  const unfinished = scenario.changes.length > 0 && made && (await holdsNoRun(join(folder, names.ledger)));
  const passed = [names.lock, names.inputs, ...(unfinished ? ledgerFiles : [])];
  for (const name of all.filter((other) => !passed.includes(other))) {
    const content = files.get(name);
    const present = content === undefined ? null : await readOwnFile(join(folder, name)).catch(() => null);
    if (content !== undefined && present?.equals(content) === true) continue;
    throw new RunFolderError(
      unfinished
        ? `${folder} holds another fork that was not finished (${name}); remove the folder, or choose another`
        : `${folder} is not empty (it holds ${name}); choose a new or an empty folder, or resume the run in it`,
    );
  }
}
