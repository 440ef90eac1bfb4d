import { checkValue, required, rules } from "@concordat/contracts/options";
import type { ListedDecision } from "./decision.js";
import { type DecisionFilter, matchesFilter } from "./decision-filter.js";
import { type DecisionWalkOptions, walkDecisions } from "./walk-decisions.js";

/** Options for listing decisions. */
export interface VisitOptions extends DecisionWalkOptions {
  /** Selects the decisions. Default: all decisions. */
  readonly where?: DecisionFilter;
  /** Called with each decision. */
  readonly onDecision: (decision: ListedDecision) => void;
}

/**
 * Calls a function for each decision in a run's closed rounds. In each round, the decisions of rules come first,
 * ordered by agent. They are rebuilt from the record without a model.
 * @throws {RangeError} when an option is invalid
 * @throws {RunMismatchError} when the ledger contains a different run, or none
 * @throws {LedgerError} when the record was changed
 * @example
 * await visitDecisions({ scenario, ledger, where: { choice: "RESHARE" }, onDecision: ({ agent }) => console.log(agent) });
 */
export async function visitDecisions(options: VisitOptions): Promise<void> {
  checkValue(options, required(rules.record), "options");
  const { where = {}, onDecision, ...run } = options;
  checkValue(onDecision, required(rules.aFunction), "onDecision");
  await walkDecisions(run, {
    onDecision: (decision) => {
      if (matchesFilter(decision, where)) onDecision(decision);
    },
  });
}
