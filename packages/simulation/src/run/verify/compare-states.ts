import { checkDigest } from "../../ledger/check-digest.js";
import { eachRow } from "../../ledger/each-row.js";
import type { RecordedRows } from "../../ledger/ledger.js";
import { differs } from "../../ledger/record-mismatch-error.js";
import type { AgentStates } from "../../world/states/agent-states.js";
import { isPacked, typeOfColumn } from "../../world/states/state-data.js";
import { recordedFields } from "../record/state-rows.js";

/** The recorded states of a round, and the expected ones. */
export interface StatesToCompare {
  readonly ledger: RecordedRows;
  readonly round: number;
  /** The states at the start of the round; `null` for the states before the first round, or if agents have no state. */
  readonly before: AgentStates | null;
  /** The states at the end of the round; `null` if agents have no state. */
  readonly after: AgentStates | null;
  /** Whether rows may be missing, because the round is not closed. Default: false. */
  readonly isOpen?: boolean;
}

/**
 * Compares the recorded states of a round with the expected ones, and returns the digests of their rows. The values are
 * compared, not their compressed form, which may differ between machines.
 * @throws {RecordMismatchError} for the first row that is missing, superfluous or changed
 */
export async function compareStates(states: StatesToCompare): Promise<string[]> {
  const { ledger, round, before, after, isOpen = false } = states;
  const missing = new Set(after === null ? [] : recordedFields(before, after));
  const digests: string[] = [];
  await eachRow(ledger, "state", { round }, (stored) => {
    checkDigest("state", stored);
    const [, field, type, data] = stored.row;
    const name = String(field);
    if (after === null || !missing.delete(name))
      throw differs("state", stored.row, "nothing led to this row");
    const column = after.column(name);
    if (type !== typeOfColumn(column) || !isPacked(String(data), column))
      throw differs("state", stored.row, "the states are not what the run led to");
    digests.push(stored.digest);
  });
  const [first] = missing;
  if (first !== undefined && !isOpen) throw differs("state", [round, first], "the row is missing");
  return digests;
}
