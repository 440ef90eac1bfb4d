import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import { plus } from "../round/known-counts.js";
import type { DecisionOutcome } from "../round/outcome.js";
import { type Cost, type RunUsage, spend, zeroUsage } from "../run/limits.js";
import type { RunSummary } from "../run/simulate-options.js";

/** Decisions after which the rest of a run is estimated, for the first time and then again. */
const decisionsBetweenEstimates = 20;

/** The outcome of what was asked for. */
type Counts = Record<"asked" | "valid" | "invalid" | "failed", number>;

const none = (): Counts => ({ asked: 0, valid: 0, invalid: 0, failed: 0 });

/** What is still to be asked for. */
export interface AskedLater {
  /** At most; null: not limited. */
  readonly decisions: number | null;
  /** Answers to surveys; `null` if there are no surveys. */
  readonly answers: number | null;
}

/** The result of a run, added up as it goes. */
export class Progress {
  private readonly closed = { rounds: 0, decisions: 0, byRule: 0, valid: 0, invalid: 0, failed: 0 };
  private readonly open = { decisions: 0, valid: 0, invalid: 0, failed: 0 };
  /** Answers to surveys: of closed rounds, and of the open one. */
  private readonly closedAnswers = none();
  private readonly openAnswers = none();
  /** What is recorded, also for usage that another run paid. */
  private readonly recorded: { requests: number; tokens: number | null } = { requests: 0, tokens: null };
  /** What this run itself has used, which limits are about: not what a fork took over from its parent. */
  readonly spent: RunUsage;
  private readonly here: { decisions: number; answers: number; requests: number; tokens: number | null } = {
    decisions: 0,
    answers: 0,
    requests: 0,
    tokens: null,
  };
  hash: string;

  /** @param spent what has been used; runs that are limited together share it */
  constructor(identity: string, spent: RunUsage = zeroUsage()) {
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

  /** Counts an answer to a survey at the beginning of the open round, once it is recorded. */
  answered(answer: Pick<DecisionOutcome, "state"> & Cost, here: boolean): void {
    this.openAnswers.asked++;
    this.openAnswers[answer.state]++;
    spend(this.recorded, [answer]);
    if (!here) return;
    this.here.answers++;
    spend(this.here, [answer]);
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
    for (const name of ["asked", "valid", "invalid", "failed"] as const)
      this.closedAnswers[name] += record.answers?.[name] ?? 0;
    if (this.open.decisions + this.openAnswers.asked === 0) {
      this.recorded.requests += record.requests;
      this.recorded.tokens = plus(this.recorded.tokens, record.prompt_tokens, record.completion_tokens);
    }
    Object.assign(this.open, { decisions: 0, valid: 0, invalid: 0, failed: 0 });
    Object.assign(this.openAnswers, none());
  }

  /**
   * An estimate of the rest, whenever enough decisions and answers were made since the last one; null otherwise.
   * @param left decisions that may still be asked for, and answers to surveys; null for decisions: not limited
   */
  estimate({ decisions, answers }: AskedLater): SimulationEvent | null {
    const { tokens: used } = this.here;
    const made = this.here.decisions + this.here.answers;
    const left = decisions === null ? null : decisions + (answers ?? 0);
    if (made === 0 || made % decisionsBetweenEstimates !== 0) return null;
    const seconds = (performance.now() - this.spent.startedAt) / 1000 / made;
    const tokens = used === null ? null : used / made;
    return {
      type: "estimated",
      decisions: this.here.decisions,
      decisions_left: decisions,
      ...(answers === null ? {} : { answers_left: answers }),
      seconds_left: left === null ? null : Math.round(seconds * left * 10) / 10,
      tokens_left: left === null || tokens === null ? null : Math.round(tokens * left),
    };
  }

  get summary(): RunSummary {
    const { closed, open, closedAnswers, openAnswers, recorded, hash } = this;
    return {
      rounds: closed.rounds,
      byRule: closed.byRule,
      decisions: closed.decisions + open.decisions,
      valid: closed.valid + open.valid,
      invalid: closed.invalid + open.invalid,
      failed: closed.failed + open.failed,
      answers: {
        asked: closedAnswers.asked + openAnswers.asked,
        valid: closedAnswers.valid + openAnswers.valid,
        invalid: closedAnswers.invalid + openAnswers.invalid,
        failed: closedAnswers.failed + openAnswers.failed,
      },
      requests: recorded.requests,
      tokens: recorded.tokens,
      hash,
    };
  }
}
