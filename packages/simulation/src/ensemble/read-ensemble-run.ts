import { checkValue, isRecord, pathRules, required } from "@concordat/contracts/options";
import type { EnsembleRun } from "@concordat/contracts/simulation-ensemble";
import { isRunFolder } from "../folder/is-run-folder.js";
import { readRunFolder } from "../folder/run-folder.js";
import { RunFolderError } from "../folder/run-folder-error.js";
import type { Ledger } from "../ledger/ledger.js";
import type { ScenarioCode } from "../policy/simulation-code.js";
import { storedManifest } from "../run/start-run.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { type EnsembleFolder, runFolderOf } from "./ensemble-folder.js";
import { memberDifference } from "./ensemble-member.js";

const ensembleRule = required({
  message: "must be an ensemble, as readEnsembleFolder gives it",
  test: isRecord,
  members: { folder: required(pathRules.folder) },
});
const runRule = required({
  message: "must be a run from the list of an ensemble",
  test: isRecord,
  members: { folder: required(pathRules.folder) },
});

/** A run of an ensemble, open for reading. */
export interface OpenedEnsembleRun {
  /** The scenario of the run. */
  readonly scenario: LoadedScenario;
  /** The ledger of the run. */
  readonly ledger: Ledger;
  /** Closes the run. */
  close(): Promise<void>;
}

/**
 * Opens a run of an ensemble for reading. Returns `null` if the run has not started.
 * @param listed the ensemble, as `readEnsembleFolder` gives it, with its folder
 * @param run the run, from the ensemble's list
 * @param code the user's rankers and policies that the scenario needs
 * @throws {RunFolderError} when the folder of the run contains another run than the ensemble lists
 * @throws {LedgerError} when the record of the run cannot be read
 */
export async function readEnsembleRun(
  listed: Pick<EnsembleFolder, "folder" | "scenario" | "ensemble">,
  run: EnsembleRun,
  code: ScenarioCode = {},
): Promise<OpenedEnsembleRun | null> {
  checkValue(listed, ensembleRule, "listed");
  checkValue(run, runRule, "run");
  const place = runFolderOf(listed, run);
  if (!(await isRunFolder(place))) return null;
  const { scenario, ledger, close } = await readRunFolder(place, code);
  try {
    if ((await storedManifest(ledger)) === null) {
      await close();
      return null;
    }
    const different = await memberDifference(listed, run, ledger);
    if (different !== null)
      throw new RunFolderError(
        `${place} contains another run: ${different}; move the original run back to this folder`,
      );
    return { scenario, ledger, close };
  } catch (error) {
    await close();
    throw error;
  }
}
