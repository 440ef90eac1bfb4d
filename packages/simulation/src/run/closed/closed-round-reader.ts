import type { RecordedRows } from "../../ledger/ledger.js";
import type { World } from "../../world/world.js";
import { inheritedDecisions } from "../fork/inherited-decisions.js";
import { closedDecisions, type DecidedUnit } from "../record/read-decisions.js";
import { inheritedAnswers } from "../survey/inherited-answers.js";
import { type Answered, closedAnswers } from "../survey/recorded-answers.js";
import type { RoundReader } from "./walk-round.js";

/** The record of closed rounds, and options for reading it. */
export interface ClosedRecord {
  readonly ledger: RecordedRows;
  readonly world: World;
  /** Whether decisions that a fork inherited from its parent are marked as inherited. Default: false. */
  readonly inherited?: boolean;
  /** Stops the reading. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Returns a reader of closed rounds. Their rows are checked elsewhere, so only outcomes are read, not complete records.
 */
export function closedRoundReader({
  ledger,
  world,
  inherited = false,
  signal,
}: ClosedRecord): RoundReader<Answered, DecidedUnit> {
  return {
    async answers(plan) {
      const known = inherited ? await inheritedAnswers(ledger, plan.round) : undefined;
      return closedAnswers({ ledger, world, plan, inherited: known, signal });
    },
    async decisions(plan) {
      const known = inherited ? await inheritedDecisions(ledger, plan.round) : undefined;
      return closedDecisions({ ledger, world, plan, inherited: known, signal });
    },
  };
}
