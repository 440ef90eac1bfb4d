import { type DecisionRecord, decisionRecord } from "@concordat/contracts/decision-record";
import { canonicalJson } from "../../hash/canonical-json.js";
import { checkDigest } from "../../ledger/check-digest.js";
import { eachRow } from "../../ledger/each-row.js";
import type { RecordedRows, StoredRow } from "../../ledger/ledger.js";
import { differs } from "../../ledger/record-mismatch-error.js";
import { tableOf } from "../../ledger/tables.js";
import { type DecisionOutcome, hashedDecision } from "../../round/outcome.js";
import type { RoundPlan } from "../../round/round-plan.js";
import { UnitIndex } from "../../round/unit-index.js";
import type { World } from "../../world/world.js";
import { type Inherited, unitKey } from "../fork/inherited-decisions.js";
import { recordedOutcome } from "./to-rows.js";

/** The result of a decision, and its part that is included in the round's hash. */
export interface DecidedUnit extends DecisionOutcome {
  /** The canonical text for the hash. Empty if no hash is computed. */
  readonly hashed: string;
  /** Whether the decision was inherited from the parent of a fork. */
  readonly inherited: boolean;
}

/** Returns the parts of a record that affect the world, the usage and the hash of its round. */
export function decidedBy(record: DecisionRecord, outcome: DecisionOutcome, inherited = false): DecidedUnit {
  return { hashed: canonicalJson(hashedDecision(record)), inherited, ...outcome };
}

/** A round whose decisions are read. */
export interface RoundToRead {
  readonly ledger: RecordedRows;
  readonly world: World;
  readonly plan: RoundPlan;
  /** The parent's decisions that the fork may have kept. Default: none. */
  readonly inherited?: ReadonlyMap<string, Inherited> | undefined;
  /** Stops the reading. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads the decisions of an open round, by the index of their unit in the plan.
 * @throws {RecordMismatchError} for a decision that was changed, or that is not in the plan
 */
export async function recordedDecisions(round: RoundToRead): Promise<Map<number, DecidedUnit>> {
  const decisions = new Map<number, DecidedUnit>();
  await eachDecision(round, "whole", (index, decided) => void decisions.set(index, decided));
  return decisions;
}

/**
 * Reads the decisions of a closed round, in the order of the plan. Their rows have already been checked, so the
 * complete records are not read.
 * @throws {RecordMismatchError} for a decision that is missing, or that is not in the plan
 */
export async function closedDecisions(round: RoundToRead): Promise<DecidedUnit[]> {
  const decisions: (DecidedUnit | undefined)[] = round.plan.units.map(() => undefined);
  await eachDecision(round, "outcome", (index, decided) => {
    decisions[index] = decided;
  });
  return inOrder(round.world, round.plan, (index) => decisions[index]);
}

/**
 * Returns the decisions in the order of the plan.
 * @throws {RecordMismatchError} when a decision is missing
 */
export function inOrder(
  { audience }: World,
  { round, units }: RoundPlan,
  decisionAt: (index: number) => DecidedUnit | undefined,
): DecidedUnit[] {
  return units.map(({ agent, key }, index) => {
    const decision = decisionAt(index);
    if (decision === undefined)
      throw differs("decision", [round, audience.id(agent), key], "the decision is missing");
    return decision;
  });
}

/** The columns with the outcome of a decision: all columns except the record. */
export const outcomeColumns = tableOf("decision").columns.slice(0, -1);

async function eachDecision(
  { ledger, world, plan, inherited, signal }: RoundToRead,
  part: "whole" | "outcome",
  visit: DecisionVisit,
): Promise<void> {
  const { round } = plan;
  const options = part === "whole" ? { round } : { round, columns: outcomeColumns };
  const read = decisionReader({ world, plan, inherited }, part, visit);
  await eachRow(ledger, "decision", options, read, signal);
}

/** A function that is called with each decision and the index of its unit in the plan. */
type DecisionVisit = (index: number, decided: DecidedUnit) => void;

/** Returns a function that reads one row of a round's decisions. It throws the errors of `recordedDecisions`. */
export function decisionReader(
  { world, plan, inherited }: Omit<RoundToRead, "ledger">,
  part: "whole" | "outcome",
  visit: DecisionVisit,
): (stored: StoredRow) => void {
  const indexes = new UnitIndex(world, plan);
  return (stored) => {
    if (part === "whole") checkDigest("decision", stored);
    const [, agent, unit] = stored.row;
    const index = indexes.find(String(agent), String(unit));
    if (index === undefined) throw differs("decision", stored.row, "nothing was shown that it decides on");
    const hashed = part === "whole" ? hashedOf(stored.row.at(-1)) : "";
    const known = inherited?.get(unitKey(String(agent), String(unit)))?.decision;
    visit(index, { ...recordedOutcome(stored), hashed, inherited: known === stored.digest });
  };
}

function hashedOf(record: unknown): string {
  return canonicalJson(hashedDecision(decisionRecord.parse(JSON.parse(String(record)))));
}
