import { readdir } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { checkValue, pathRules, required, rules } from "@concordat/contracts/options";
import type { ScenarioCode } from "@concordat/simulation";
import { pointedRun } from "@concordat/simulation/distributed";
import {
  holdsEnsemble,
  isRunFolder,
  RunFolderError,
  readEnsembleFolder,
  readEnsembleRun,
  readRunFolder,
  runFolderOf,
} from "@concordat/simulation/sqlite";
import type { LabelledRun } from "../export-runs.js";
import { type FoundRuns, folderLabel, joinRuns, runLabels, withLabel } from "./found-runs.js";
import { runsOfStudy } from "./runs-of-study.js";
import { runsOfSweep } from "./runs-of-sweep.js";

/**
 * Finds the runs in folders. Each folder contains a run, an ensemble, a study, a sweep, or several runs and ensembles.
 * The labels of a run say where it belongs: its folder if there are several, its message in a study, its parameters in a
 * sweep, and its number and seed in an ensemble.
 * @param folders the folders
 * @param code the user's rankers and policies that the scenarios need
 * @throws {RunFolderError} when a folder contains no runs, or a run that its ensemble does not list
 * @example
 * const { labels, runs } = await findRuns(["out/street", "out/street-without-trams"]);
 * await exportRuns({ labels, runs, out: "tables" });
 */
export async function findRuns(folders: readonly string[], code: ScenarioCode = {}): Promise<FoundRuns> {
  checkValue(folders, required(rules.list), "folders");
  for (const folder of folders) checkValue(folder, required(pathRules.folder), "folders");
  const places: FoundRuns[] = [];
  for (const folder of folders) {
    const found = await runsIn(folder, code);
    places.push(folders.length === 1 ? found : withLabel(found, folderLabel, folder));
  }
  return joinRuns(places);
}

async function runsIn(folder: string, code: ScenarioCode): Promise<FoundRuns> {
  const found =
    (await runsOfOne(folder, code)) ??
    (await runsOfStudy(folder, runsOfEnsemble, code)) ??
    (await runsOfSweep(folder, runsOfEnsemble, code));
  if (found !== null) return found;
  const parts: { readonly name: string; readonly found: FoundRuns }[] = [];
  for (const name of (await foldersIn(folder)).sort()) {
    const part = await runsOfOne(join(folder, name), code);
    if (part !== null) parts.push({ name, found: part });
  }
  if (parts.length === 0)
    throw new RunFolderError(`${folder} contains no run, ensemble, study or sweep; name the folder of one`);
  const single = parts.every((part) => part.found.runs.length === 1 && part.found.unstarted.length === 0);
  const isAllRuns = single && (await everyRun(parts.map(({ name }) => join(folder, name))));
  return joinRuns(
    parts.map(({ name, found: part }) => (isAllRuns ? part : withLabel(part, folderLabel, name))),
  );
}

async function everyRun(folders: readonly string[]): Promise<boolean> {
  return (await Promise.all(folders.map((folder) => isRunFolder(folder)))).every(Boolean);
}

/** Returns the runs of a folder with one run or one ensemble; `null` if it contains neither. */
async function runsOfOne(folder: string, code: ScenarioCode): Promise<FoundRuns | null> {
  if (await holdsEnsemble(folder)) return runsOfEnsemble(folder, code);
  if ((await pointedRun(folder)) !== null)
    throw new RunFolderError(
      `${folder} is recorded in PostgreSQL; copy it into a folder with simulate copy first`,
    );
  if (!(await isRunFolder(folder))) return null;
  const { scenario, close } = await readRunFolder(folder, code);
  await close();
  const { seed } = scenario.scenario;
  const run = { labels: [basename(resolve(folder)), seed], open: () => readRunFolder(folder, code) };
  return { labels: runLabels, runs: [run], unstarted: [] };
}

/** Returns the runs of an ensemble. A run that has not started is listed as such. */
async function runsOfEnsemble(folder: string, code: ScenarioCode): Promise<FoundRuns> {
  const listed = { folder, ...(await readEnsembleFolder(folder, code)) };
  const runs: LabelledRun[] = [];
  const unstarted: string[] = [];
  for (const run of listed.ensemble.runs) {
    const place = runFolderOf(listed, run);
    if (await isRunFolder(place))
      runs.push({ labels: [run.folder, run.seed], open: () => readEnsembleRun(listed, run, code) });
    else unstarted.push(place);
  }
  return { labels: runLabels, runs, unstarted };
}

async function foldersIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch (error) {
    const { code }: Partial<Record<string, unknown>> = { ...Object(error) };
    throw new RunFolderError(
      `${folder} cannot be read (${code}); name the folder of a run, an ensemble, a study or a sweep`,
    );
  }
}
