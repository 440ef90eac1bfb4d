import type { LedgerRow } from "../../ledger/ledger.js";
import { ledgerRow } from "../../ledger/row-digest.js";
import type { AgentStates } from "../../world/states/agent-states.js";
import { packColumn, sameColumn, typeOfColumn } from "../../world/states/state-data.js";

/**
 * Returns the names of the fields whose values are recorded for a round: those that changed.
 * @param before the states at the start of the round; `null` for the states before the first round
 */
export function recordedFields(before: AgentStates | null, after: AgentStates): string[] {
  if (before === after) return [];
  return after.names.filter(
    (name) => before === null || !sameColumn(before.column(name), after.column(name)),
  );
}

/** Yields the rows of the states at the end of a round. */
export function* stateRows(
  round: number,
  before: AgentStates | null,
  after: AgentStates | null,
): Generator<LedgerRow> {
  if (after === null) return;
  for (const name of recordedFields(before, after)) {
    const column = after.column(name);
    yield ledgerRow("state", [round, name, typeOfColumn(column), packColumn(column)]);
  }
}
