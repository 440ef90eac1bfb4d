import { lstat, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { forkChange } from "@concordat/contracts/fork-change";
import { type SimulationManifest, simulationManifest } from "@concordat/contracts/simulation-manifest";
import { type Lock, makeFolder, removeTemporaries, takeLock, writeAtomically } from "@concordat/files";
import { canonicalJson } from "../hash/canonical-json.js";
import type { Ledger } from "../ledger/ledger.js";
import { storedManifest } from "../run/open-run.js";
import { forkedScenario } from "../scenario/forked-scenario.js";
import { loadScenario, type ScenarioCode } from "../scenario/load-scenario.js";
import type { LoadedScenario, ScenarioChange } from "../scenario/loaded-scenario.js";
import { withFiles } from "../scenario/with-files.js";
import { emptyLedger, LedgerDamagedError } from "../sqlite/ledger-damaged-error.js";
import { openSqliteLedger } from "../sqlite/sqlite-ledger.js";
import { holdsNoRun } from "./holds-no-run.js";

/** A folder cannot be used for a run, or holds none. */
export class RunFolderError extends Error {
  /** Tells it from other errors, without `instanceof`. */
  readonly code = "RUN_FOLDER";

  /** Whether a value is such an error, from whatever copy of this package. */
  static isInstance(value: unknown): value is RunFolderError {
    return value instanceof Error && "code" in value && value.code === "RUN_FOLDER";
  }

  constructor(message: string) {
    super(message);
    this.name = "RunFolderError";
  }
}

/** A run on disk. */
export interface RunFolder {
  /** The run's copy of its scenario, with the changes of forks. */
  readonly scenario: LoadedScenario;
  /** The record of the run. */
  readonly ledger: Ledger;
  /** Writes what the ledger says of the run beside it, for people. */
  writeManifest(): Promise<void>;
  /** Closes the ledger and lets go of the folder. */
  close(): Promise<void>;
}

const names = {
  changes: "changes.json",
  scenario: "scenario.json",
  inputs: "inputs",
  ledger: "ledger.db",
  manifest: "manifest.json",
  lock: "run.lock",
};

/** The ledger, and what SQLite keeps beside it while it is open. */
const ledgerFiles: readonly string[] = [names.ledger, `${names.ledger}-wal`, `${names.ledger}-shm`];

/**
 * Checks that a new run can be begun in a folder: before a model is loaded, say. The folder must be empty, or one where
 * a run of the same scenario was stopped before it had a ledger, or the same fork before it was made: what holds exactly
 * what would be written counts as written.
 * @throws {RunFolderError} when the folder holds anything else
 */
export async function checkNewFolder(folder: string, scenario: LoadedScenario): Promise<void> {
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
    const present = content === undefined ? null : await readFile(join(folder, name)).catch(() => null);
    if (content !== undefined && present?.equals(content) === true) continue;
    throw new RunFolderError(
      unfinished
        ? `${folder} holds another fork that was not finished (${name}); remove the folder, or choose another`
        : `${folder} is not empty; choose another folder, or resume the run in it`,
    );
  }
}

/**
 * Makes a folder for a new run: copies of the scenario and its files, and an empty ledger.
 * @throws {RunFolderError} when the folder holds anything else
 * @throws {FilesError} HELD when another process has the folder, UNWRITABLE
 */
export async function createRunFolder(
  folder: string,
  scenario: LoadedScenario,
  code: ScenarioCode = {},
): Promise<RunFolder> {
  await checkNewFolder(folder, scenario);
  await makeFolder(folder);
  const lock = await takeLock(join(folder, names.lock), folder);
  try {
    // Looked at again: until the lock was taken another process may have begun a run.
    await checkNewFolder(folder, scenario);
    // Of a fork that was stopped while it was made: what it copied is copied again.
    for (const name of ledgerFiles) await rm(join(folder, name), { force: true });
    await makeFolder(join(folder, names.inputs));
    for (const [name, content] of filesOf(scenario)) await writeAtomically(join(folder, name), content);
    return await opened(folder, await readScenario(folder, code), lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** What a new run's folder holds besides its ledger, by path; the scenario comes last. */
function filesOf({ scenario, inputs, changes }: LoadedScenario): ReadonlyMap<string, Uint8Array> {
  const json = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  const local = withFiles(scenario, (file) => `${names.inputs}/${file.split("/").at(-1)}`);
  return new Map([
    ...inputs.map(({ name, bytes }) => [join(names.inputs, name), bytes] as const),
    ...(changes.length > 0 ? [[names.changes, json(changes)] as const] : []),
    [names.scenario, json(local)],
  ]);
}

/**
 * Opens a folder that holds a run, to continue it.
 * @throws {RunFolderError} when it holds none
 * @throws {LedgerDamagedError} when its ledger is empty although the run had begun, or is no longer a database
 * @throws {FilesError} HELD when another process has it
 */
export async function openRunFolder(folder: string, code: ScenarioCode = {}): Promise<RunFolder> {
  await checkRun(folder);
  const lock = await takeLock(join(folder, names.lock), folder);
  try {
    await checkNotEmptied(folder);
    return await opened(folder, await readScenario(folder, code), lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** A ledger is empty until its run has begun, and never once there is a manifest: no new one is made in its place. */
async function checkNotEmptied(folder: string): Promise<void> {
  const file = join(folder, names.ledger);
  const { size } = await stat(file);
  if (size === 0 && (await manifestFile(folder)) !== null)
    throw new LedgerDamagedError(`${file}: ${emptyLedger}`);
}

/** Opens a folder that holds a run, only to read it. */
export async function readRunFolder(
  folder: string,
  code: ScenarioCode = {},
): Promise<Pick<RunFolder, "scenario" | "ledger" | "close">> {
  const scenario = await readRunScenario(folder, code);
  const ledger = await readRunLedger(folder);
  return { scenario, ledger, close: () => ledger.close() };
}

/**
 * The scenario of the run that a folder holds.
 * @throws {RunFolderError} when it holds none
 */
export async function readRunScenario(folder: string, code: ScenarioCode): Promise<LoadedScenario> {
  await checkRun(folder);
  return readScenario(folder, code);
}

/** The record of the run that a folder holds, only to be read. */
export async function readRunLedger(folder: string): Promise<Ledger> {
  const ledger = await openSqliteLedger(join(folder, names.ledger), { readOnly: true });
  await checkManifestFile(folder, ledger);
  return ledger;
}

async function opened(folder: string, scenario: LoadedScenario, lock: Lock): Promise<RunFolder> {
  const ledger = await openSqliteLedger(join(folder, names.ledger));
  await checkManifestFile(folder, ledger);
  return {
    scenario,
    ledger,
    async writeManifest() {
      const manifest = await storedManifest(ledger);
      if (manifest === null || (await manifestFile(folder)) !== null) return;
      await writeAtomically(join(folder, names.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
    },
    async close() {
      await ledger.close();
      await lock.release();
    },
  };
}

/**
 * The manifest beside the ledger; null where there is none yet.
 * @throws {RunFolderError} when the file is anything else
 */
async function manifestFile(folder: string): Promise<SimulationManifest | null> {
  const text = await readFile(join(folder, names.manifest), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw new RunFolderError(`${names.manifest} in ${folder} cannot be read (${error.code})`);
  });
  if (text === null) return null;
  const manifest = parsedJson(text);
  if (simulationManifest.is(manifest)) return manifest;
  throw new RunFolderError(`${names.manifest} in ${folder} is not a run's manifest; move it away`);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws {RunFolderError} when the ledger is not the one that the manifest beside it was written from */
async function checkManifestFile(folder: string, ledger: Ledger): Promise<void> {
  try {
    const manifest = await manifestFile(folder);
    if (manifest === null) return;
    if (canonicalJson(manifest) === canonicalJson(await storedManifest(ledger))) return;
    throw new RunFolderError(
      `${names.ledger} in ${folder} does not hold the run that ${names.manifest} describes; put back the file that belongs there`,
    );
  } catch (error) {
    await ledger.close();
    throw error;
  }
}

/** The scenario that a run's folder holds, as forks have changed it. */
async function readScenario(folder: string, code: ScenarioCode): Promise<LoadedScenario> {
  const loaded = await loadScenario(join(folder, names.scenario), code);
  const file = join(folder, names.changes);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "[]";
    throw new RunFolderError(`${file} cannot be read (${error.code})`);
  });
  return changesOf(file, text).reduce(forkedScenario, loaded);
}

function changesOf(file: string, text: string): ScenarioChange[] {
  const damaged = new RunFolderError(`${file} is damaged; the run cannot be continued or verified`);
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    throw damaged;
  }
  if (!Array.isArray(values)) throw damaged;
  return values.map((value: unknown) => {
    const { round, change }: Partial<Record<string, unknown>> = { ...Object(value) };
    if (typeof round !== "number" || !forkChange.is(change)) throw damaged;
    return { round, change: forkChange.parse(change) };
  });
}

async function checkRun(folder: string): Promise<void> {
  const found: string[] = await readdir(folder).catch(() => []);
  if (!found.includes(names.scenario) || !found.includes(names.ledger)) {
    throw new RunFolderError(`${folder} holds no run; begin one there`);
  }
}
