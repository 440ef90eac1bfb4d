import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import { plus } from "../../round/known-counts.js";
import type { DecisionOutcome } from "../../round/outcome.js";
import { type Cost, type RunUsage, spend, zeroUsage } from "../limits.js";
import type { RunSummary } from "../simulate-options.js";

/** Number of decisions between two estimates of the remaining time and tokens. */
const decisionsBetweenEstimates = 20;

/** Numbers of requested decisions or answers, by their outcome. */
type Counts = Record<"asked" | "valid" | "invalid" | "failed", number>;

const none = (): Counts => ({ asked: 0, valid: 0, invalid: 0, failed: 0 });

/** The decisions and answers that a run has yet to request. */
export interface AskedLater {
  /** Maximum number of decisions; `null` if unlimited. */
  readonly decisions: number | null;
  /** Number of survey answers; `null` if there are no surveys. */
  readonly answers: number | null;
}

/** Accumulates the counts and the usage of a run in progress. */
export class Progress {
  private readonly closed = { rounds: 0, decisions: 0, byRule: 0, valid: 0, invalid: 0, failed: 0 };
  private readonly open = { decisions: 0, valid: 0, invalid: 0, failed: 0 };
  /** Counts of survey answers in closed rounds. `openAnswers` has those of the open round. */
  private readonly closedAnswers = none();
  private readonly openAnswers = none();
  /** The usage of all records, including decisions that a fork inherited from its parent. */
  private readonly recorded: { requests: number; tokens: number | null } = { requests: 0, tokens: null };
  /** The usage to which limits apply. It excludes decisions that a fork inherited from its parent. */
  readonly spent: RunUsage;
  /** The decisions, answers and usage of this process. */
  private readonly ofThisProcess: {
    decisions: number;
    answers: number;
    requests: number;
    tokens: number | null;
  } = {
    decisions: 0,
    answers: 0,
    requests: 0,
    tokens: null,
  };
  hash: string;

  /** @param spent the usage so far. Runs with shared limits share this object */
  constructor(identity: string, spent: RunUsage = zeroUsage()) {
    this.hash = identity;
    this.spent = spent;
  }

  /** Counts a decision of the open round. Call it after the decision is recorded. */
  decided(decision: Pick<DecisionOutcome, "state"> & Cost, isByThisProcess: boolean): void {
    this.open.decisions++;
    this.open[decision.state]++;
    spend(this.recorded, [decision]);
    if (!isByThisProcess) return;
    this.ofThisProcess.decisions++;
    spend(this.ofThisProcess, [decision]);
  }

  /** Counts a survey answer of the open round. To be called after the answer is recorded. */
  answered(answer: Pick<DecisionOutcome, "state"> & Cost, isByThisProcess: boolean): void {
    this.openAnswers.asked++;
    this.openAnswers[answer.state]++;
    spend(this.recorded, [answer]);
    if (!isByThisProcess) return;
    this.ofThisProcess.answers++;
    spend(this.ofThisProcess, [answer]);
  }

  /** Adds the counts of a closed round: either the round that was open, or a round that an earlier process closed. */
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
   * Returns an estimate of the remaining time and tokens after every 20 decisions and answers; `null` at other times.
   * @param remaining the decisions and survey answers that are yet to be requested
   */
  estimate({ decisions, answers }: AskedLater): SimulationEvent | null {
    const { tokens: used } = this.ofThisProcess;
    const completed = this.ofThisProcess.decisions + this.ofThisProcess.answers;
    const remaining = decisions === null ? null : decisions + (answers ?? 0);
    if (completed === 0 || completed % decisionsBetweenEstimates !== 0) return null;
    const seconds = (performance.now() - this.spent.startedAt) / 1000 / completed;
    const tokens = used === null ? null : used / completed;
    return {
      type: "estimated",
      decisions: this.ofThisProcess.decisions,
      decisions_left: decisions,
      ...(answers === null ? {} : { answers_left: answers }),
      seconds_left: remaining === null ? null : Math.round(seconds * remaining * 10) / 10,
      tokens_left: remaining === null || tokens === null ? null : Math.round(tokens * remaining),
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
