import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { checkValue, pathRules, required } from "@concordat/contracts/options";
import { readOwnFile, removeTemporaries } from "@concordat/files";
import { checkSqlite } from "../ledger/sqlite/load-sqlite.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { holdsNoRun } from "./holds-no-run.js";
import { filesOf, ledgerFiles, runFiles } from "./layout.js";
import { requireFree } from "./require-free.js";
import { RunFolderError } from "./run-folder-error.js";

/**
 * Checks that a new run can start in a folder. Call it before expensive work such as loading a model. The folder must
 * be empty, or contain only the beginning of a run of the same scenario. Existing files are accepted if their content
 * is exactly what would be written.
 * @throws {RunFolderError} when the folder contains other files
 * @throws {SqliteMissingError} when SQLite, which stores the run, is not installed for this platform
 * @throws {FilesError} LOCKED when another process is writing in the folder
 */
export async function checkNewFolder(folder: string, scenario: LoadedScenario): Promise<void> {
  checkValue(folder, required(pathRules.folder), "folder");
  await checkSqlite();
  try {
    await checkLockedFolder(folder, scenario);
  } catch (error) {
    // If another process has locked the folder, the files may be its unfinished work, which must not be reported as a
    // problem.
    await requireFree(folder);
    throw error;
  }
}

/**
 * Does the same as `checkNewFolder` for a folder that this process has locked.
 * @throws {RunFolderError} when the folder contains other files
 */
export async function checkLockedFolder(folder: string, scenario: LoadedScenario): Promise<void> {
  const files = filesOf(scenario);
  const inputs = join(folder, runFiles.inputs);
  const place = await lstat(inputs).catch(() => null);
  if (place?.isSymbolicLink() === true)
    throw new RunFolderError(`${inputs} is a link to another folder; remove it, or choose another folder`);
  for (const made of [folder, inputs]) await removeTemporaries(made);
  const found: string[] = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw new RunFolderError(`${folder} cannot be used for a run (${error.code})`);
  });
  const copied: string[] = await readdir(inputs).catch(() => []);
  const all = [...found, ...copied.map((name) => join(runFiles.inputs, name))];
  // The ledger is the last file to be created.
  const made = [runFiles.scenario, runFiles.changes, runFiles.ledger].every((name) => found.includes(name));
  const unfinished = scenario.changes.length > 0 && made && (await holdsNoRun(join(folder, runFiles.ledger)));
  const passed = [runFiles.lock, runFiles.inputs, ...(unfinished ? ledgerFiles : [])];
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
