import { type DecisionRecord, decisionRecord } from "@concordat/contracts/decision-record";
import { checkDigest } from "../../ledger/check-digest.js";
import type { RecordedRows } from "../../ledger/ledger.js";

/** A decision of the parent that a fork may keep. */
export interface Inherited {
  /** The hash of the request. */
  readonly request: string;
  /** The digest of the decision's row in the parent. */
  readonly decision: string;
  readonly record: string;
}

/** Returns the key of a unit, from the id of the agent and the unit's key. */
export function unitKey(agent: string, unit: string): string {
  return `${agent.length}:${agent}${unit}`;
}

/**
 * Returns the parent's decisions that a fork may keep in a round, by `unitKey`. Empty for a run that is not a fork.
 * @throws {RecordMismatchError} when a row was changed
 */
export async function inheritedDecisions(
  ledger: RecordedRows,
  round: number,
): Promise<Map<string, Inherited>> {
  const found = new Map<string, Inherited>();
  for await (const stored of ledger.read("inherited", { round })) {
    checkDigest("inherited", stored);
    const [, agent, unit, request, decision, record] = stored.row.map(String);
    if (agent === undefined || unit === undefined) continue;
    found.set(unitKey(agent, unit), {
      request: request ?? "",
      decision: decision ?? "",
      record: record ?? "",
    });
  }
  return found;
}

/** Parses the record of a parent's decision. */
export function inheritedRecord({ record }: Inherited): DecisionRecord {
  return decisionRecord.parse(JSON.parse(record));
}
