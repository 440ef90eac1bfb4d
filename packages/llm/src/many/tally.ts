import type { Usage } from "../chat/index.js";
import { addUsage } from "../generate/usage.js";
import type { ResultCode } from "./many-result.js";

/** The summary of a call for items from an iterable: counts, because the results may not fit into memory. */
export interface ManySummary {
  /** Number of items that were taken from the source. */
  readonly total: number;
  /** Number of items with a valid value, including those of the journal. */
  readonly valid: number;
  /** Number of items with a result without a value. */
  readonly failed: number;
  /** Number of results without a value for each code. */
  readonly failures: Readonly<Partial<Record<ResultCode, number>>>;
  /** Sum over all results, including those of the journal; `null` if none reports its usage. */
  readonly usage: Usage;
}

/** Counts results. */
export class Tally {
  total = 0;
  private valid = 0;
  private failed = 0;
  private readonly failures: Partial<Record<ResultCode, number>> = {};
  private usage: Usage = { promptTokens: null, completionTokens: null };

  /** Number of results. */
  get done(): number {
    return this.valid + this.failed;
  }

  /** Counts the result of an item. */
  add(state: "valid" | ResultCode, usage: Usage): void {
    if (state === "valid") this.valid++;
    else {
      this.failed++;
      this.failures[state] = (this.failures[state] ?? 0) + 1;
    }
    this.usage = addUsage([this.usage, usage]);
  }

  /** Returns the counts so far. */
  summary(): ManySummary {
    const { total, valid, failed, usage } = this;
    return { total, valid, failed, failures: { ...this.failures }, usage };
  }
}
