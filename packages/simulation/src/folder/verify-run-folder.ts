import { checkValue, pathRules, required } from "@concordat/contracts/options";
import type { Ledger } from "../ledger/ledger.js";
import { type Difference, RecordMismatchError } from "../ledger/record-mismatch-error.js";
import { LedgerDamagedError } from "../ledger/sqlite/ledger-damaged-error.js";
import type { ScenarioCode } from "../policy/simulation-code.js";
import type { Verification } from "../run/verify/verification.js";
import { verify } from "../run/verify/verify.js";
import { recordedRounds } from "../scenario/surveys/scenario-surveys.js";
import { readRunLedger, readRunScenario } from "./run-folder.js";

/**
 * Verifies the run in a folder (see `verify`). A ledger that is empty or not a readable database is reported as broken,
 * like one with changed rows.
 * @throws {RunFolderError} when the folder does not contain a run
 * @throws {LedgerError} when the ledger has another version, or is on an unsupported file system
 */
export async function verifyRunFolder(folder: string, code: ScenarioCode = {}): Promise<Verification> {
  checkValue(folder, required(pathRules.folder), "folder");
  const scenario = await readRunScenario(folder, code);
  let ledger: Ledger;
  try {
    ledger = await readRunLedger(folder);
  } catch (error) {
    const rounds = recordedRounds(scenario);
    if (error instanceof RecordMismatchError) return broken(error.difference, rounds);
    if (!LedgerDamagedError.isInstance(error)) throw error;
    return broken({ round: null, agent: null, post: null, what: error.message }, rounds);
  }
  try {
    return await verify({ ...code, ledger, scenario });
  } finally {
    await ledger.close();
  }
}

function broken(difference: Difference, ofRounds: number): Verification {
  return {
    state: "broken",
    rounds: 0,
    ofRounds,
    decisions: 0,
    answers: 0,
    hash: "",
    uncovered: [],
    difference,
  };
}
