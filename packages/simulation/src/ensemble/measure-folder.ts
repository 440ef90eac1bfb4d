import { readRunFolder } from "../folder/run-folder.js";
import { RunFolderError } from "../folder/run-folder-error.js";
import { IncompleteRunError } from "../measure/incomplete-run-error.js";
import { type MeasuredRun, type MeasureOptions, measureRun } from "../measure/measure-run.js";
import { holdsEnsemble, readEnsembleFolder, runFolderOf } from "./ensemble-folder.js";

/** What is measured of the runs in a folder. */
export type MeasureFolderOptions = Omit<MeasureOptions, "scenario" | "ledger" | "partial">;

/**
 * Measures the run that a folder holds, or all runs of its ensemble.
 * @throws {RunFolderError} when it holds neither, or a run is not complete: a part of an ensemble would be a choice among its
 * runs
 */
export async function measureFolder(
  folder: string,
  options: MeasureFolderOptions = {},
): Promise<MeasuredRun[]> {
  const runs: MeasuredRun[] = [];
  for (const place of await runFolders(folder, options)) runs.push(await measured(folder, place, options));
  return runs;
}

async function runFolders(folder: string, options: MeasureFolderOptions): Promise<string[]> {
  if (!(await holdsEnsemble(folder))) return [folder];
  const { ensemble } = await readEnsembleFolder(folder, options);
  return ensemble.runs.map((run) => runFolderOf({ folder }, run));
}

async function measured(folder: string, place: string, options: MeasureFolderOptions): Promise<MeasuredRun> {
  const { scenario, ledger, close } = await readRunFolder(place, options).catch((error: unknown) => {
    throw place !== folder && RunFolderError.isInstance(error) ? incomplete(folder, place) : error;
  });
  try {
    return await measureRun({ ...options, scenario, ledger });
  } catch (error) {
    throw IncompleteRunError.isInstance(error) ? incomplete(folder, place) : error;
  } finally {
    await close();
  }
}

function incomplete(folder: string, place: string): RunFolderError {
  return new RunFolderError(`the run in ${place} is not complete; resume ${folder} before it is measured`);
}
