import { checkOptions, type Rules, required } from "@concordat/contracts/options";
import { LedgerError } from "../../ledger/ledger.js";
import { type Difference, damaged, RecordMismatchError } from "../../ledger/record-mismatch-error.js";
import { recordedRounds } from "../../scenario/surveys/scenario-surveys.js";
import { codeRules, ledgerRule, scenarioRule } from "../option-rules.js";
import type { Verification, VerifyOptions } from "./verification.js";
import { Verifier } from "./verifier.js";

const verifyRules: Rules<VerifyOptions> = {
  rankers: codeRules.rankers,
  custom: codeRules.custom,
  ledger: required(ledgerRule),
  scenario: scenarioRule,
};

/**
 * Rebuilds a run from its recorded decisions, without a model, and compares it with the complete record: every row,
 * every hash, and every decision with the items shown and its contract. Every change of a row is detected. A complete
 * run that was rewritten consistently is not detected; for that, compare its last hash with a copy that is stored
 * elsewhere. For a run in progress, a snapshot is verified.
 * @throws {RangeError} when an option is invalid
 * @example
 * const { state, difference } = await verify({ scenario, ledger });
 */
export async function verify(options: VerifyOptions): Promise<Verification> {
  checkOptions(options, verifyRules);
  const ledger = await options.ledger.snapshot();
  const verifier = new Verifier({ ...options, ledger });
  const ofRounds = recordedRounds(options.scenario);
  try {
    await verifier.run();
    const damage = (await ledger.damage?.()) ?? null;
    if (damage !== null) throw damaged(damage);
    const { progress, uncovered } = verifier;
    return { state: "verified", ...progress, ofRounds, uncovered, difference: null };
  } catch (error) {
    return {
      state: "broken",
      ...verifier.progress,
      ofRounds,
      uncovered: [],
      difference: differenceOf(error, verifier.progress.rounds),
    };
  } finally {
    await ledger.close();
  }
}

function differenceOf(error: unknown, round: number): Difference {
  if (error instanceof RecordMismatchError) return error.difference;
  const message = error instanceof Error ? error.message : String(error);
  const what = LedgerError.isInstance(error) ? message : `the run cannot be rebuilt: ${message}`;
  return { round, agent: null, post: null, what };
}
