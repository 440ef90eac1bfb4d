import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import type { DecisionOutcome } from "../round/outcome.js";
import { type Cost, nothingSpent, plus, type Spent, spend } from "./limits.js";
import type { RunSummary } from "./simulate-options.js";

/** Decisions after which the rest of a run is estimated, for the first time and then again. */
const decisionsBetweenEstimates = 20;

/** What a run has come to, added up as it goes. */
export class Progress {
  private readonly closed = { rounds: 0, decisions: 0, byRule: 0, valid: 0, invalid: 0, failed: 0 };
  private readonly open = { decisions: 0, valid: 0, invalid: 0, failed: 0 };
  /** What is recorded, whoever paid for it. */
  private readonly recorded: { requests: number; tokens: number | null } = { requests: 0, tokens: null };
  /** What this run itself has used, which limits are about: not what a fork took over from its parent. */
  readonly spent: Spent;
  private readonly here: { decisions: number; requests: number; tokens: number | null } = {
    decisions: 0,
    requests: 0,
    tokens: null,
  };
  hash: string;

  /** @param spent what has been used; runs that are limited together share it */
  constructor(identity: string, spent: Spent = nothingSpent()) {
    this.hash = identity;
    this.spent = spent;
  }

  /** Counts a decision of the open round, once it is recorded. */
  decided(decision: Pick<DecisionOutcome, "state"> & Cost, here: boolean): void {
    this.open.decisions++;
    this.open[decision.state]++;
    spend(this.recorded, [decision]);
    if (!here) return;
    this.here.decisions++;
    spend(this.here, [decision]);
  }

  /** Counts a round that is closed: the open one, or one that was closed before. */
  close(record: RoundRecord): void {
    this.closed.rounds++;
    this.closed.decisions += record.asked;
    this.closed.byRule += record.by_rule;
    this.closed.valid += record.valid;
    this.closed.invalid += record.invalid;
    this.closed.failed += record.failed;
    this.hash = record.hash;
    if (this.open.decisions === 0) {
      this.recorded.requests += record.requests;
      this.recorded.tokens = plus(this.recorded.tokens, record.prompt_tokens, record.completion_tokens);
    }
    Object.assign(this.open, { decisions: 0, valid: 0, invalid: 0, failed: 0 });
  }

  /** An estimate of the rest, whenever enough decisions were made since the last one; null otherwise. */
  estimate(left: number | null): SimulationEvent | null {
    const { decisions: made, tokens: used } = this.here;
    if (made === 0 || made % decisionsBetweenEstimates !== 0) return null;
    const seconds = (performance.now() - this.spent.startedAt) / 1000 / made;
    const tokens = used === null ? null : used / made;
    return {
      type: "estimated",
      decisions: made,
      decisions_left: left,
      seconds_left: left === null ? null : Math.round(seconds * left * 10) / 10,
      tokens_left: left === null || tokens === null ? null : Math.round(tokens * left),
    };
  }

  get summary(): RunSummary {
    const { closed, open, recorded, hash } = this;
    return {
      rounds: closed.rounds,
      byRule: closed.byRule,
      decisions: closed.decisions + open.decisions,
      valid: closed.valid + open.valid,
      invalid: closed.invalid + open.invalid,
      failed: closed.failed + open.failed,
      requests: recorded.requests,
      tokens: recorded.tokens,
      hash,
    };
  }
}
