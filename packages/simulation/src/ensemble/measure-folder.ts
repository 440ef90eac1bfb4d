import { checkValue, pathRules, required } from "@concordat/contracts/options";
import { IncompleteRunError } from "../analysis/measure/incomplete-run-error.js";
import { type MeasuredRun, type MeasureOptions, measureRun } from "../analysis/measure/measure-run.js";
import { readRunFolder } from "../folder/run-folder.js";
import { RunFolderError } from "../folder/run-folder-error.js";
import { type Ledger, LedgerError } from "../ledger/ledger.js";
import { RunMismatchError } from "../run/start-run.js";
import { holdsEnsemble, readEnsembleFolder, runFolderOf } from "./ensemble-folder.js";
import { memberDifference } from "./ensemble-member.js";

/** Options for measuring the runs in a folder. */
export type MeasureFolderOptions = Omit<MeasureOptions, "scenario" | "ledger" | "partial">;

/** A run to measure, and the check that it is the expected one. */
interface Measurable {
  readonly place: string;
  /** Describes how the recorded run differs from the expected one; `null` if it does not. */
  differenceOf(ledger: Ledger): Promise<string | null>;
}

/**
 * Measures the run in a folder, or all runs of the ensemble in it.
 * @throws {RunFolderError} when the folder contains neither, a run differs from the ensemble's list, or a run is not
 *   complete: measuring only some runs of an ensemble would select among them
 */
export async function measureFolder(
  folder: string,
  options: MeasureFolderOptions = {},
): Promise<MeasuredRun[]> {
  checkValue(folder, required(pathRules.folder), "folder");
  const runs: MeasuredRun[] = [];
  for (const run of await runsIn(folder, options)) runs.push(await measured(folder, run, options));
  return runs;
}

async function runsIn(folder: string, options: MeasureFolderOptions): Promise<Measurable[]> {
  if (!(await holdsEnsemble(folder))) return [{ place: folder, differenceOf: async () => null }];
  const listed = await readEnsembleFolder(folder, options);
  return listed.ensemble.runs.map((run) => ({
    place: runFolderOf({ folder }, run),
    differenceOf: (ledger) => memberDifference(listed, run, ledger),
  }));
}

async function measured(
  folder: string,
  { place, differenceOf }: Measurable,
  options: MeasureFolderOptions,
): Promise<MeasuredRun> {
  const { scenario, ledger, close } = await readRunFolder(place, options).catch((error: unknown) => {
    throw place !== folder && RunFolderError.isInstance(error) ? incomplete(folder, place) : error;
  });
  try {
    const different = await differenceOf(ledger);
    if (different !== null) throw new RunFolderError(`${place} holds another run: ${different}; put it back`);
    return await measureRun({ ...options, scenario, ledger });
  } catch (error) {
    // A folder with neither a different run nor the listed one has no recorded rows.
    const isEmpty = place !== folder && RunMismatchError.isInstance(error);
    if (isEmpty || IncompleteRunError.isInstance(error)) throw incomplete(folder, place);
    throw LedgerError.isInstance(error)
      ? new LedgerError(`${place}: ${error.message}`, { cause: error })
      : error;
  } finally {
    await close();
  }
}

function incomplete(folder: string, place: string): RunFolderError {
  return new RunFolderError(`the run in ${place} is not complete; resume ${folder} before it is measured`);
}
