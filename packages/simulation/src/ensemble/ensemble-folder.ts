import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkValue, isRecord, pathRules, required } from "@concordat/contracts/options";
import {
  type EnsembleRun,
  type SimulationEnsemble,
  simulationEnsemble,
} from "@concordat/contracts/simulation-ensemble";
import {
  acquireLock,
  makeFolder,
  readOwnFile,
  systemCode,
  systemReason,
  writeAtomically,
} from "@concordat/files";
import { checkLockedFolder, checkNewFolder } from "../folder/check-new-folder.js";
import { filesOf, runFiles } from "../folder/layout.js";
import { parsedJson } from "../folder/manifest-file.js";
import { readScenario } from "../folder/read-scenario.js";
import { requireFree } from "../folder/require-free.js";
import { RunFolderError } from "../folder/run-folder-error.js";
import { canonicalJson } from "../hash/canonical-json.js";
import { rulesVersionOf, rulesVersions } from "../policy/rules-version.js";
import type { ScenarioCode } from "../policy/simulation-code.js";
import { scenarioHash } from "../run/manifest.js";
import { scenarioRule } from "../run/option-rules.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { type EnsembleShape, ensemblePlan, isAsWritten, maxRuns } from "./ensemble-plan.js";

/** A folder with the runs of one scenario with several seeds. */
export interface EnsembleFolder {
  /** The path of the folder. */
  readonly folder: string;
  /** The list of the ensemble's runs. */
  readonly ensemble: SimulationEnsemble;
  /** The scenario of all runs. Only the seeds differ. */
  readonly scenario: LoadedScenario;
  /** Releases the lock of the folder. */
  close(): Promise<void>;
}

/**
 * Creates a folder for an ensemble with copies of the scenario and its files, and the list of runs. The folder of each
 * run is created when the run starts.
 * @throws {RunFolderError} when the folder contains other files
 * @throws {RangeError} when the number of runs is below 1 or above 100,000, or the version of the rules is unknown
 * @throws {FilesError} LOCKED when another process uses the folder; UNWRITABLE when the folder cannot be written
 */
export async function createEnsembleFolder(
  folder: string,
  scenario: LoadedScenario,
  shape: EnsembleShape,
  code: ScenarioCode = {},
): Promise<EnsembleFolder> {
  checkValue(folder, required(pathRules.folder), "folder");
  checkValue(scenario, scenarioRule, "scenario");
  checkValue(shape, required({ message: "must be an object such as { runs: 5 }", test: isRecord }), "shape");
  if (!Number.isInteger(shape.runs) || shape.runs < 1)
    throw new RangeError(`an ensemble needs at least 1 run, not ${shape.runs}`);
  if (shape.runs > maxRuns)
    throw new RangeError(`an ensemble can have at most ${maxRuns} runs, not ${shape.runs}`);
  if (shape.rules !== undefined && !rulesVersions.includes(shape.rules))
    throw new RangeError(`rules must be a known version (${rulesVersions.join(", ")}), not ${shape.rules}`);
  await checkNewFolder(folder, scenario);
  return locked(folder, async () => {
    // Checked again, because another process may have started something before the lock was acquired.
    await checkLockedFolder(folder, scenario);
    for (const [name, content] of filesOf(scenario)) {
      await makeFolder(dirname(join(folder, name)));
      await writeAtomically(join(folder, name), content);
    }
    const ensemble = ensemblePlan(scenario, shape);
    // The list is written last, so that an existing list means a complete ensemble folder.
    await writeAtomically(join(folder, runFiles.ensemble), `${JSON.stringify(ensemble, null, 2)}\n`);
    return { ensemble, scenario: await readScenario(folder, code) };
  });
}

/**
 * Opens a folder that contains an ensemble in order to resume it.
 * @throws {RunFolderError} when the folder contains no ensemble, or its scenario was changed
 * @throws {FilesError} LOCKED when another process uses the folder
 */
export async function openEnsembleFolder(folder: string, code: ScenarioCode = {}): Promise<EnsembleFolder> {
  checkValue(folder, required(pathRules.folder), "folder");
  if (!(await holdsEnsemble(folder))) {
    await requireFree(folder);
    throw new RunFolderError(`${folder} contains no ensemble; begin one there`);
  }
  return locked(folder, () => readEnsembleFolder(folder, code));
}

/**
 * Reads the list of an ensemble's runs without locking the folder.
 * @throws {RunFolderError} when the folder contains no ensemble, or its scenario or its list of runs was changed
 */
export async function readEnsembleFolder(
  folder: string,
  code: ScenarioCode = {},
): Promise<Omit<EnsembleFolder, "close" | "folder">> {
  checkValue(folder, required(pathRules.folder), "folder");
  const text = await ensembleFile(folder);
  const ensemble = text === null ? undefined : parsedJson(text);
  if (!simulationEnsemble.is(ensemble))
    throw new RunFolderError(
      `${join(folder, runFiles.ensemble)} is not the list of an ensemble's runs; put it back`,
    );
  const scenario = await readScenario(folder, code);
  if (scenarioHash(scenario.scenario) !== ensemble.scenario_sha256)
    throw new RunFolderError(
      `${join(folder, runFiles.scenario)} is not the scenario that the ensemble was begun with; put it back`,
    );
  if (!rulesVersions.includes(rulesVersionOf(ensemble)))
    throw new RunFolderError(
      `${join(folder, runFiles.ensemble)} names another version of rules; use the version of Concordat that began it`,
    );
  await checkList(folder, ensemble, scenario);
  return { ensemble, scenario };
}

/** Checks the list of runs. It is determined by the number of runs, so a different list was modified. */
async function checkList(
  folder: string,
  ensemble: SimulationEnsemble,
  scenario: LoadedScenario,
): Promise<void> {
  const { redraw, runs } = ensemble;
  const plan = ensemblePlan(scenario, { runs: runs.length, redraw });
  const same =
    isAsWritten(ensemble) &&
    canonicalJson(plan.runs) === canonicalJson(runs) &&
    plan.seed === ensemble.seed &&
    plan.name === ensemble.name;
  const listed = new Set(runs.map((run) => join(folder, run.folder)));
  const beside = (await numbered(join(folder, "runs"))).find((place) => !listed.has(place));
  if (same && beside === undefined) return;
  const what = beside === undefined ? "was changed since it was written" : `does not list ${beside}`;
  throw new RunFolderError(`${join(folder, runFiles.ensemble)} ${what}; put it back`);
}

/** Returns the paths of the subfolders whose names consist of digits, as those of runs do. */
async function numbered(folder: string): Promise<string[]> {
  const found: string[] = await readdir(folder).catch(() => []);
  return found.filter((name) => /^\d+$/.test(name)).map((name) => join(folder, name));
}

/** Whether a folder contains an ensemble, rather than a single run or anything else. */
export async function holdsEnsemble(folder: string): Promise<boolean> {
  checkValue(folder, required(pathRules.folder), "folder");
  return (await ensembleFile(folder)) !== null;
}

/** Returns the path of a run's folder. */
export function runFolderOf({ folder }: Pick<EnsembleFolder, "folder">, run: EnsembleRun): string {
  return join(folder, run.folder);
}

async function ensembleFile(folder: string): Promise<string | null> {
  const file = join(folder, runFiles.ensemble);
  const bytes = await readOwnFile(file).catch((error: unknown) => {
    if (systemCode(error) === "ENOTDIR") return null;
    throw new RunFolderError(`${file} cannot be read: ${systemReason(error)}`);
  });
  return bytes === null ? null : bytes.toString("utf8");
}

async function locked(
  folder: string,
  read: () => Promise<Omit<EnsembleFolder, "close" | "folder">>,
): Promise<EnsembleFolder> {
  await makeFolder(folder);
  const lock = await acquireLock(join(folder, runFiles.lock), folder);
  try {
    return { folder, ...(await read()), close: () => lock.release() };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
