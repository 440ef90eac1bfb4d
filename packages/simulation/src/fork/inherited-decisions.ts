import { type DecisionRecord, decisionRecord } from "@concordat/contracts/decision-record";
import type { RecordedRows } from "../ledger/ledger.js";
import { checkDigest } from "../verify/check-digest.js";

/** What the run that a fork comes from decided on one unit. */
export interface Inherited {
  /** The hash of what was asked. */
  readonly request: string;
  /** The digest of the decision's row. */
  readonly decision: string;
  readonly record: string;
}

/** Keys of units: whose decision, on what. */
export function unitKey(agent: string, unit: string): string {
  return `${agent.length}:${agent}${unit}`;
}

/**
 * What a fork may keep of a round's decisions, by `unitKey`. Empty for a run that is not a fork.
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

/** The record that is inherited. */
export function inheritedRecord({ record }: Inherited): DecisionRecord {
  return decisionRecord.parse(JSON.parse(record));
}
