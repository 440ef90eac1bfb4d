import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { checkValue, pathRules, required } from "@concordat/contracts/options";
import { acquireLock, type Lock, makeFolder, writeAtomically } from "@concordat/files";
import type { Ledger } from "../ledger/ledger.js";
import { emptyLedger, LedgerDamagedError } from "../ledger/sqlite/ledger-damaged-error.js";
import { openSqliteLedger } from "../ledger/sqlite/sqlite-ledger.js";
import type { ScenarioCode } from "../policy/simulation-code.js";
import { scenarioRule } from "../run/option-rules.js";
import { storedManifest } from "../run/start-run.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { checkLockedFolder, checkNewFolder } from "./check-new-folder.js";
import { isRunFolder } from "./is-run-folder.js";
import { filesOf, ledgerFiles, runFiles } from "./layout.js";
import { checkManifestFile, manifestFile } from "./manifest-file.js";
import { readScenario } from "./read-scenario.js";
import { requireFree } from "./require-free.js";
import { RunFolderError } from "./run-folder-error.js";

/** The open folder of a run. */
export interface RunFolder {
  /** The run's copy of its scenario, including the changes of forks. */
  readonly scenario: LoadedScenario;
  /** The ledger of the run. */
  readonly ledger: Ledger;
  /** Writes the manifest of the run, as readable JSON, next to the ledger. */
  writeManifest(): Promise<void>;
  /** Closes the ledger and releases the lock of the folder. */
  close(): Promise<void>;
}

/**
 * Creates a folder for a new run, with copies of the scenario and its files, and an empty ledger.
 * @throws {RunFolderError} when the folder contains other files
 * @throws {FilesError} LOCKED when another process uses the folder; UNWRITABLE when the folder cannot be written
 */
export async function createRunFolder(
  folder: string,
  scenario: LoadedScenario,
  code: ScenarioCode = {},
): Promise<RunFolder> {
  checkValue(folder, required(pathRules.folder), "folder");
  checkValue(scenario, scenarioRule, "scenario");
  await checkNewFolder(folder, scenario);
  await makeFolder(folder);
  const lock = await acquireLock(join(folder, runFiles.lock), folder);
  try {
    // Checked again, because another process may have started a run before the lock was acquired.
    await checkLockedFolder(folder, scenario);
    // Removes the ledger of an interrupted fork, whose rows are copied again.
    for (const name of ledgerFiles) await rm(join(folder, name), { force: true });
    await makeFolder(join(folder, runFiles.inputs));
    for (const [name, content] of filesOf(scenario)) await writeAtomically(join(folder, name), content);
    return await opened(folder, await readScenario(folder, code), lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * Opens the folder of a run in order to resume it.
 * @throws {RunFolderError} when the folder contains no run
 * @throws {LedgerDamagedError} when the ledger is not a database, or is empty although the run had started
 * @throws {FilesError} LOCKED when another process uses the folder
 */
export async function openRunFolder(folder: string, code: ScenarioCode = {}): Promise<RunFolder> {
  checkValue(folder, required(pathRules.folder), "folder");
  await checkRun(folder);
  const lock = await acquireLock(join(folder, runFiles.lock), folder);
  try {
    await checkNotEmptied(folder);
    return await opened(folder, await readScenario(folder, code), lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * Checks that the ledger is not empty if a manifest exists. A manifest means that the run had started, so an empty
 * ledger is not the original one.
 * @throws {LedgerDamagedError} when it is empty
 */
async function checkNotEmptied(folder: string): Promise<void> {
  const file = join(folder, runFiles.ledger);
  const { size } = await stat(file);
  if (size === 0 && (await manifestFile(folder)) !== null)
    throw new LedgerDamagedError(`${file}: ${emptyLedger}`);
}

/** Opens the folder of a run for reading only. */
export async function readRunFolder(
  folder: string,
  code: ScenarioCode = {},
): Promise<Pick<RunFolder, "scenario" | "ledger" | "close">> {
  checkValue(folder, required(pathRules.folder), "folder");
  const scenario = await readRunScenario(folder, code);
  const ledger = await readRunLedger(folder);
  return { scenario, ledger, close: () => ledger.close() };
}

/**
 * Reads the scenario of the run in a folder.
 * @throws {RunFolderError} when the folder contains no run
 */
export async function readRunScenario(folder: string, code: ScenarioCode): Promise<LoadedScenario> {
  await checkRun(folder);
  return readScenario(folder, code);
}

/** Opens the ledger of the run in a folder for reading only. */
export async function readRunLedger(folder: string): Promise<Ledger> {
  const file = join(folder, runFiles.ledger);
  const ledger = await openSqliteLedger(file, { readOnly: true }).catch(async (error: unknown) => {
    // Another process may be creating the file.
    if (await isEmptyFile(file)) await requireFree(folder);
    throw error;
  });
  await checkManifestFile(folder, ledger);
  return ledger;
}

async function opened(folder: string, scenario: LoadedScenario, lock: Lock): Promise<RunFolder> {
  const ledger = await openSqliteLedger(join(folder, runFiles.ledger));
  await checkManifestFile(folder, ledger);
  return {
    scenario,
    ledger,
    async writeManifest() {
      const manifest = await storedManifest(ledger);
      if (manifest === null || (await manifestFile(folder)) !== null) return;
      await writeAtomically(join(folder, runFiles.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
    },
    async close() {
      await ledger.close();
      await lock.release();
    },
  };
}

async function isEmptyFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null))?.size === 0;
}

async function checkRun(folder: string): Promise<void> {
  if (await isRunFolder(folder)) return;
  await requireFree(folder);
  throw new RunFolderError(`${folder} contains no run; begin one there`);
}
