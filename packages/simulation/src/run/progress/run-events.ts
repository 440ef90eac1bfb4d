import { omitUndefined } from "@concordat/contracts/options";
import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import type { AnswerOutcome } from "../../round/answer-outcome.js";
import type { DecisionOutcome } from "../../round/outcome.js";
import type { RoundPlan, Unit } from "../../round/round-plan.js";
import { surveysOf } from "../../scenario/surveys/scenario-surveys.js";
import type { SurveyItem } from "../../scenario/surveys/survey-item.js";
import { choices } from "../../world/choice.js";
import type { Engine } from "../engine.js";
import type { Pause } from "../pause.js";
import { answersAfter, maxDecisions } from "./max-decisions.js";
import type { Progress } from "./progress.js";

/** The run whose progress is reported. */
export interface ReportedRun {
  readonly engine: Engine;
  readonly manifest: SimulationManifest;
  readonly progress: Progress;
  readonly onEvent: ((event: SimulationEvent) => void) | undefined;
}

/** Reports the progress of a run as events (`simulation-event/v1`). */
export class RunEvents {
  private readonly run: ReportedRun;
  private started = false;
  /** Maximum number of decisions that may still be requested; `null` if unlimited. */
  private remainingDecisions: number | null = 0;

  /** Number of survey answers that are yet to be requested; `null` if there are no surveys. */
  private remainingAnswers: number | null;

  constructor(run: ReportedRun) {
    this.run = run;
    this.remainingAnswers = surveysOf(run.engine.loaded).length === 0 ? null : 0;
  }

  /** Reports the start of the run. To be called when the first open round is known. */
  start(round: number, open: { readonly decisions: number; readonly answers: number }): void {
    const { engine, manifest, progress } = this.run;
    const { name, rounds } = engine.loaded.scenario;
    const later = maxDecisions(engine, rounds - round - 1);
    this.remainingDecisions = later === null ? null : later + open.decisions;
    if (this.remainingAnswers !== null) this.remainingAnswers = open.answers + answersAfter(engine, round);
    if (this.started) return;
    this.started = true;
    this.emit({
      type: "run-started",
      name,
      agents: engine.world.audience.size,
      rounds,
      first_round: round,
      recorded: progress.summary.decisions,
      least_decisions: open.decisions,
      most_decisions: this.remainingDecisions,
      model: manifest.model?.id ?? null,
      ...(this.remainingAnswers === null ? {} : { answers: this.remainingAnswers }),
    });
  }

  /**
   * Reports the start of a round.
   * @param toDecide number of decisions that are yet to be requested
   * @param toAnswer number of survey questions that are yet to be asked. Absent if the round has no survey
   */
  roundStarted({ round, exposures, byRule }: RoundPlan, toDecide: number, toAnswer?: number): void {
    this.emit({
      type: "round-started",
      round,
      exposures: exposures.count + byRule,
      to_decide: toDecide,
      ...omitUndefined({ to_answer: toAnswer }),
    });
  }

  decided({ round }: RoundPlan, { agent }: Unit, { state, choice, post }: DecisionOutcome): void {
    const { engine } = this.run;
    if (this.remainingDecisions !== null) this.remainingDecisions--;
    this.emit({
      type: "decided",
      round,
      agent_id: engine.world.audience.id(agent),
      post_id: post,
      state,
      choice: choice === null ? null : (choices[choice] ?? null),
    });
    this.estimate();
  }

  answered(
    { round }: RoundPlan,
    { agent, survey, question }: SurveyItem,
    { state, answer }: AnswerOutcome,
  ): void {
    if (this.remainingAnswers !== null) this.remainingAnswers--;
    this.emit({
      type: "answered",
      round,
      agent_id: this.run.engine.world.audience.id(agent),
      survey,
      question: question.id,
      state,
      answer,
    });
    this.estimate();
  }

  private estimate(): void {
    const remainingDecisions = { decisions: this.remainingDecisions, answers: this.remainingAnswers };
    const estimate = this.run.progress.estimate(remainingDecisions);
    if (estimate !== null) this.emit(estimate);
  }

  roundClosed(record: RoundRecord): void {
    this.emit({ type: "round-closed", record });
  }

  paused(round: number, pause: Pause): void {
    const { decisions, answers, requests, tokens } = this.run.progress.summary;
    const asked = this.remainingAnswers === null ? {} : { answers: answers.asked };
    this.emit({ type: "run-paused", round, ...pause, decisions, requests, tokens, ...asked });
  }

  completed(): void {
    const { byRule, answers, ...summary } = this.run.progress.summary;
    const counts = this.remainingAnswers === null ? {} : { answers: { ...answers } };
    this.emit({ type: "run-completed", ...summary, by_rule: byRule, ...counts });
  }

  private emit(event: SimulationEvent): void {
    this.run.onEvent?.(event);
  }
}
