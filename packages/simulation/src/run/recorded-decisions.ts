import { type DecisionRecord, decisionRecord } from "@concordat/contracts/decision-record";
import { type Inherited, unitKey } from "../fork/inherited-decisions.js";
import { canonicalJson } from "../hash/canonical-json.js";
import { eachRow } from "../ledger/each-row.js";
import type { RecordedRows } from "../ledger/ledger.js";
import { type DecisionOutcome, hashedDecision } from "../round/outcome.js";
import type { RoundPlan } from "../round/round-plan.js";
import { checkDigest } from "../verify/check-digest.js";
import { differs } from "../verify/difference.js";
import type { World } from "../world/world.js";
import { recordedOutcome } from "./rows.js";

/** A unit's decision: its outcome, and what of it the hash of the round covers. */
export interface Decided extends DecisionOutcome {
  /** Empty where no hash is computed. */
  readonly hashed: string;
  /** Whether it was taken over from the run that this one is a fork of. */
  readonly inherited: boolean;
}

/** A decision that was read. */
export interface RecordedDecision extends Decided {
  /** The digest of its row. */
  readonly digest: string;
}

/** What of a record counts for the world, the accounts and the hash of its round. */
export function decidedBy(record: DecisionRecord, outcome: DecisionOutcome, inherited = false): Decided {
  return { hashed: canonicalJson(hashedDecision(record)), inherited, ...outcome };
}

/** Which decisions to read, and how. */
export interface ReadDecisions {
  /** Whether the round's hash will be computed: then what of the records it covers is read, too. */
  readonly withHashes: boolean;
  /** What the run may have taken over from its parent. Default: nothing. */
  readonly inherited?: ReadonlyMap<string, Inherited>;
}

/**
 * The decisions of a round that are recorded, by their unit's place in the plan, in the order of their rows.
 * @throws {DifferenceFound} for a decision that was changed, or that nothing asked for
 */
export async function recordedDecisions(
  ledger: RecordedRows,
  world: World,
  plan: RoundPlan,
  { withHashes, inherited }: ReadDecisions,
): Promise<Map<number, RecordedDecision>> {
  const places = new Map(
    plan.units.map(({ agent, key }, index) => [unitKey(world.audience.id(agent), key), index]),
  );
  const decisions = new Map<number, RecordedDecision>();
  await eachRow(ledger, "decision", { round: plan.round }, (stored) => {
    checkDigest("decision", stored);
    const outcome = recordedOutcome(stored);
    const key = unitKey(outcome.agent, outcome.unit);
    const place = places.get(key);
    if (place === undefined) throw differs("decision", stored.row, "nothing was shown that it decides on");
    const hashed = withHashes ? hashedOf(stored.row.at(-1)) : "";
    decisions.set(place, {
      ...outcome,
      hashed,
      digest: stored.digest,
      inherited: inherited?.get(key)?.decision === stored.digest,
    });
  });
  return decisions;
}

/**
 * The decisions in the order of the plan.
 * @throws {DifferenceFound} when one is missing in a round that is closed
 */
export function inOrder(
  { audience }: World,
  { round, units }: RoundPlan,
  decisions: ReadonlyMap<number, Decided>,
): Decided[] {
  return units.map(({ agent, key }, place) => {
    const decision = decisions.get(place);
    if (decision === undefined)
      throw differs("decision", [round, audience.id(agent), key], "the decision is missing");
    return decision;
  });
}

function hashedOf(record: unknown): string {
  return canonicalJson(hashedDecision(decisionRecord.parse(JSON.parse(String(record)))));
}
