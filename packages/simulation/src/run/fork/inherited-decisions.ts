import { type DecisionRecord, decisionRecord } from "@concordat/contracts/decision-record";
import { checkDigest } from "../../ledger/check-digest.js";
import type { RecordedRows } from "../../ledger/ledger.js";

/** The parent's decision on one unit of a fork. */
export interface Inherited {
  /** The hash of the request. */
  readonly request: string;
  /** The digest of the decision's row. */
  readonly decision: string;
  readonly record: string;
}

/** The key of a unit: the agent and what it decides on. */
export function unitKey(agent: string, unit: string): string {
  return `${agent.length}:${agent}${unit}`;
}

/**
 * The reusable decisions of a fork's round, by `unitKey`. Empty for a run that is not a fork.
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
