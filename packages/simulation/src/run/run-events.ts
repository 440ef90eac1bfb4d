import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { choices } from "../policy/choice.js";
import type { DecisionOutcome } from "../round/outcome.js";
import type { RoundPlan, Unit } from "../round/round-plan.js";
import type { Engine } from "./engine.js";
import { mostDecisions } from "./most-decisions.js";
import type { Pause } from "./pause.js";
import type { Progress } from "./progress.js";

/** What is reported about. */
export interface ReportedRun {
  readonly engine: Engine;
  readonly manifest: SimulationManifest;
  readonly progress: Progress;
  readonly onEvent: ((event: SimulationEvent) => void) | undefined;
}

/** Reports what happens in a run as `simulation-event/v1`. */
export class RunEvents {
  private readonly run: ReportedRun;
  private started = false;
  /** Maximum number of decisions that can still be asked for; null: not limited. */
  private left: number | null = 0;

  constructor(run: ReportedRun) {
    this.run = run;
  }

  /** Reports the start, once it is known where the run begins. */
  start(round: number, open: number): void {
    const { engine, manifest, progress } = this.run;
    const { name, rounds } = engine.loaded.scenario;
    const later = mostDecisions(engine, rounds - round - 1);
    this.left = later === null ? null : later + open;
    if (this.started) return;
    this.started = true;
    this.emit({
      type: "run-started",
      name,
      agents: engine.world.audience.size,
      rounds,
      first_round: round,
      recorded: progress.summary.decisions,
      least_decisions: open,
      most_decisions: this.left,
      model: manifest.model?.id ?? null,
    });
  }

  roundStarted({ round, exposures, byRule }: RoundPlan, toDecide: number): void {
    this.emit({ type: "round-started", round, exposures: exposures.count + byRule, to_decide: toDecide });
  }

  decided({ round }: RoundPlan, { agent }: Unit, { state, choice, post }: DecisionOutcome): void {
    const { engine, progress } = this.run;
    if (this.left !== null) this.left--;
    this.emit({
      type: "decided",
      round,
      agent_id: engine.world.audience.id(agent),
      post_id: post,
      state,
      choice: choice === null ? null : (choices[choice] ?? null),
    });
    const estimate = progress.estimate(this.left);
    if (estimate !== null) this.emit(estimate);
  }

  roundClosed(record: RoundRecord): void {
    this.emit({ type: "round-closed", record });
  }

  paused(round: number, pause: Pause): void {
    const { decisions, requests, tokens } = this.run.progress.summary;
    this.emit({ type: "run-paused", round, ...pause, decisions, requests, tokens });
  }

  completed(): void {
    const { byRule, ...summary } = this.run.progress.summary;
    this.emit({ type: "run-completed", ...summary, by_rule: byRule });
  }

  private emit(event: SimulationEvent): void {
    this.run.onEvent?.(event);
  }
}
