import type { EnsembleRun } from "@concordat/contracts/simulation-ensemble";
import { holdsRun } from "../folder/holds-run.js";
import { verifyRunFolder } from "../folder/verify-run-folder.js";
import type { ScenarioCode } from "../scenario/load-scenario.js";
import type { Verification } from "../verify/verify.js";
import { readEnsembleFolder, runFolderOf } from "./ensemble-folder.js";

/** A run of an ensemble, and what its verification came to. */
export interface VerifiedRun extends EnsembleRun {
  /** What it came to; null for a run that has not begun. */
  readonly verification: Verification | null;
}

/**
 * Verifies every run of an ensemble, each as `verifyRunFolder` does.
 * @throws {RunFolderError} when the folder holds no ensemble
 */
export async function verifyEnsemble(folder: string, code: ScenarioCode = {}): Promise<VerifiedRun[]> {
  const { ensemble } = await readEnsembleFolder(folder, code);
  const verified: VerifiedRun[] = [];
  for (const run of ensemble.runs) {
    const place = runFolderOf({ folder }, run);
    const verification = (await holdsRun(place)) ? await verifyRunFolder(place, code) : null;
    verified.push({ ...run, verification });
  }
  return verified;
}
