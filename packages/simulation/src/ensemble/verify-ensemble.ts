import type { EnsembleRun } from "@concordat/contracts/simulation-ensemble";
import { isRunFolder } from "../folder/is-run-folder.js";
import { readRunLedger } from "../folder/run-folder.js";
import { verifyRunFolder } from "../folder/verify-run-folder.js";
import type { ScenarioCode } from "../policy/simulation-code.js";
import type { Verification } from "../run/verify/verification.js";
import { type EnsembleFolder, readEnsembleFolder, runFolderOf } from "./ensemble-folder.js";
import { memberDifference } from "./ensemble-member.js";

/** A run of an ensemble with the result of its verification. */
export interface VerifiedRun extends EnsembleRun {
  /** The result of the verification; `null` if the run has not started. */
  readonly verification: Verification | null;
}

/**
 * Verifies each run of an ensemble as `verifyRunFolder` does, and checks that it is the run in the ensemble's list.
 * @throws {RunFolderError} when the folder contains no ensemble, or its list was changed
 */
export async function verifyEnsemble(folder: string, code: ScenarioCode = {}): Promise<VerifiedRun[]> {
  const { ensemble, scenario } = await readEnsembleFolder(folder, code);
  const verified: VerifiedRun[] = [];
  for (const run of ensemble.runs) {
    const place = runFolderOf({ folder }, run);
    if (!(await isRunFolder(place))) {
      verified.push({ ...run, verification: null });
      continue;
    }
    const verification = await verifyRunFolder(place, code);
    const what =
      verification.state === "broken" ? null : await differenceIn(place, { ensemble, scenario }, run);
    verified.push({
      ...run,
      verification:
        what === null
          ? verification
          : { ...verification, state: "broken", difference: { round: null, agent: null, post: null, what } },
    });
  }
  return verified;
}

async function differenceIn(
  place: string,
  listed: Pick<EnsembleFolder, "scenario" | "ensemble">,
  run: EnsembleRun,
): Promise<string | null> {
  const ledger = await readRunLedger(place);
  try {
    return await memberDifference(listed, run, ledger);
  } finally {
    await ledger.close();
  }
}
