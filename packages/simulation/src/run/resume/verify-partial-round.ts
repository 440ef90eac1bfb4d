import type { RecordedRows } from "../../ledger/ledger.js";
import type { RoundPlan } from "../../round/round-plan.js";
import type { World } from "../../world/world.js";
import { effectRows, exposureRows, postRows } from "../record/to-rows.js";
import { compareRows, countAllowedRows } from "../verify/compare-rows.js";
import { compareStates } from "../verify/compare-states.js";

/** An open round that an earlier process may have recorded partly. */
export interface PartialRound {
  readonly ledger: RecordedRows;
  readonly world: World;
  readonly plan: RoundPlan;
  /**
   * The numbers of the posts that appear at the beginning of the round: from `first` up to, but not including, `end`.
   */
  readonly appeared: { readonly first: number; readonly end: number };
}

/**
 * Verifies that the rows recorded for an open round match its plan. To be called before any policy. If every decision
 * is recorded, posts are not compared here, because some may have been created by decisions. They are compared when the
 * round is closed.
 * @returns whether all exposures of the round are recorded
 * @throws {RecordMismatchError} for the first row that does not match
 */
export async function verifyPartialRound(
  { ledger, world, plan, appeared: { first, end } }: PartialRound,
  { decided }: { readonly decided: boolean },
): Promise<{ readonly shown: boolean }> {
  const shownCount = await countAllowedRows(ledger, "exposure", exposureRows(world, plan), plan.round);
  await countAllowedRows(ledger, "effect", effectRows(world, plan), plan.round);
  await compareStates({ ledger, round: plan.round, before: null, after: null, ...plan.states, isOpen: true });
  if (!decided) await countAllowedRows(ledger, "post", postRows(world, plan.round, first, end), plan.round);
  return { shown: shownCount === plan.exposures.count };
}

/**
 * Checks that a round's recorded posts are exactly those that appeared in it and those that its decisions created.
 * @param firstCreated the number of the first post that its decisions created
 * @throws {RecordMismatchError} for the first post that is missing, superfluous or changed
 */
export async function checkRecordedPosts(
  { ledger, world, plan, appeared: { first, end } }: PartialRound,
  firstCreated: number,
): Promise<void> {
  const { round } = plan;
  await compareRows(
    ledger,
    "post",
    [...postRows(world, round, first, end), ...postRows(world, round, firstCreated, world.posts.count)],
    round,
  );
}
