import type { DecisionRun } from "@concordat/contracts/decision-run";
import { safeListener } from "@concordat/contracts/options";
import { readyToResume } from "../run/ready-to-resume.js";
import { finalStatus } from "../run/status.js";
import { addUsage, noUsage } from "../run/usage.js";
import type { PipelineOptions, RunStep } from "./options.js";

/** The current state of a run. Changes are applied one after another, and each is saved before the next. */
export class SavedProgress {
  run: DecisionRun;
  readonly options: PipelineOptions;
  private readonly report: (step: RunStep) => void;
  private saving: Promise<void> = Promise.resolve();
  private readonly stop = new AbortController();

  constructor(run: DecisionRun, options: PipelineOptions) {
    const { signal } = options;
    this.run = run;
    this.report = safeListener("onStep", options.onStep);
    const signals = signal === undefined ? this.stop.signal : AbortSignal.any([signal, this.stop.signal]);
    this.options = { ...options, signal: signals };
  }

  get stopped(): boolean {
    return this.options.signal?.aborted === true;
  }

  update(change: (run: DecisionRun) => Partial<DecisionRun>): Promise<void> {
    this.saving = this.saving.then(async () => {
      const changed = { ...this.run, ...change(this.run) };
      this.run = { ...changed, usage: usageOfAll(changed) };
      await this.options.save?.(this.run);
    });
    return this.saving;
  }

  /** Stops the steps in progress, because a step could not be saved. */
  halt(): void {
    this.stop.abort();
  }

  async finish(): Promise<DecisionRun> {
    await this.update((run) =>
      this.stopped
        ? { ...readyToResume(run), status: "pending" }
        : { status: finalStatus(run), finished_at: new Date().toISOString() },
    );
    return this.run;
  }

  /**
   * Saves the run so that it can be resumed. An error while saving is ignored, because the error that ended the run
   * is the one to report.
   */
  async leave(): Promise<void> {
    await this.saving.catch(() => undefined);
    this.run = { ...readyToResume(this.run), status: "pending" };
    await this.options.save?.(this.run).catch(() => undefined);
  }

  /** Reports that a step begins. Returns a function that reports its end. */
  step(name: RunStep["name"]): (state: RunStep["state"]) => void {
    const start = performance.now();
    this.report({ name, state: "running", durationMs: 0 });
    return (state) => this.report({ name, state, durationMs: Math.round(performance.now() - start) });
  }
}

function usageOfAll(run: DecisionRun): DecisionRun["usage"] {
  const {
    plan: planned,
    specialists: all,
    synthesis,
    follow_ups: asked = [],
    options = [],
    sensitivity,
  } = run;
  const changes = sensitivity?.state === "completed" ? sensitivity.changes : [];
  const tested = sensitivity === undefined ? [] : [sensitivity, ...changes];
  return [planned, ...all, ...options, synthesis, ...tested, ...asked].reduce(
    (sum, part) => ("usage" in part ? addUsage(sum, part.usage) : sum),
    noUsage,
  );
}
