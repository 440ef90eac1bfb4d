import type { RecordedRows } from "../../ledger/ledger.js";
import type { RoundPlan } from "../../round/round-plan.js";
import type { World } from "../../world/world.js";
import { effectRows, exposureRows, postRows } from "../record/to-rows.js";
import { compareRows, countAllowedRows } from "../verify/compare-rows.js";

/** An open round, of which a killed process may have recorded a part. */
export interface PartialRound {
  readonly ledger: RecordedRows;
  readonly world: World;
  readonly plan: RoundPlan;
  /** The posts that appear at its beginning, by number: from the first to the one before `end`. */
  readonly appeared: { readonly first: number; readonly end: number };
}

/**
 * Verifies that the rows recorded for an open round match its plan. Call it before any policy. If every decision is
 * recorded, posts that decisions created are not compared here; they are when the round closes.
 * @returns whether all exposures of the round are recorded
 * @throws {RecordMismatchError} for the first row that does not match
 */
export async function verifyPartialRound(
  { ledger, world, plan, appeared: { first, end } }: PartialRound,
  { decided }: { readonly decided: boolean },
): Promise<{ readonly shown: boolean }> {
  const shownCount = await countAllowedRows(ledger, "exposure", exposureRows(world, plan), plan.round);
  await countAllowedRows(ledger, "effect", effectRows(world, plan), plan.round);
  if (!decided) await countAllowedRows(ledger, "post", postRows(world, plan.round, first, end), plan.round);
  return { shown: shownCount === plan.exposures.count };
}

/**
 * Checks that the recorded posts of a round are those that appeared in it and those that its decisions created.
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
