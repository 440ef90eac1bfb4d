import { checkDigest } from "../../ledger/check-digest.js";
import { eachRow } from "../../ledger/each-row.js";
import type { Ledger, LedgerRow } from "../../ledger/ledger.js";
import { RecordMismatchError } from "../../ledger/record-mismatch-error.js";
import type { TableName } from "../../ledger/tables.js";
import type { RoundPlan } from "../../round/round-plan.js";
import { isAboutState } from "../../scenario/states/state-questions.js";
import type { World } from "../../world/world.js";
import { effectRows, exposureRows } from "../record/to-rows.js";
import { RunMismatchError } from "../start-run.js";
import { digestsIn } from "../verify/compare-rows.js";
import { compareStates } from "../verify/compare-states.js";

/** A completely or partly recorded round, with its plan as computed with the current code. */
export interface RecordedRound {
  readonly ledger: Ledger;
  readonly world: World;
  readonly plan: RoundPlan;
  /** Whether the round is recorded completely. */
  readonly closed: boolean;
}

/**
 * Checks that custom rankers and rules give the same results as when the round was recorded. Otherwise, the run would
 * continue in a state that differs from its record.
 * @throws {RunMismatchError} when they rank or decide differently
 */
export async function verifyCustomCode({ ledger, world, plan, closed }: RecordedRound): Promise<void> {
  const expected: readonly (readonly [TableName, Iterable<LedgerRow>])[] = [
    ["exposure", exposureRows(world, plan)],
    ["effect", effectRows(world, plan)],
  ];
  for (const [table, rows] of expected) {
    const digests = digestsIn(rows);
    let recorded = 0;
    let strange = false;
    await eachRow(ledger, table, { round: plan.round }, (stored) => {
      checkDigest(table, stored);
      recorded++;
      strange ||= !digests.has(stored.digest);
    });
    if (strange || (closed && recorded !== digests.size)) throw otherwiseIn(plan.round);
  }
  const { states } = plan;
  // States that follow from answers are compared when the round's answers have been read.
  if (!closed || states === null || plan.askings.some(isAboutState)) return;
  try {
    await compareStates({ ledger, round: plan.round, ...states });
  } catch (error) {
    if (error instanceof RecordMismatchError) throw otherwiseIn(plan.round);
    throw error;
  }
}

function otherwiseIn(round: number): RunMismatchError {
  return new RunMismatchError(`custom rankers or policies that behaved differently in round ${round}`);
}
