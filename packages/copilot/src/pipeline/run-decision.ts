import type { DecisionRun } from "@concordat/contracts/decision-run";
import { checkOptions, safeListener } from "@concordat/contracts/options";
import { askPlanner } from "../plan/ask-planner.js";
import { moreSamples, readyToResume } from "../run/ready-to-resume.js";
import { finalStatus } from "../run/status.js";
import { addUsage, noUsage } from "../run/usage.js";
import { agentNames, type Specialist, specialists } from "../specialists/agents.js";
import { askSpecialist } from "../specialists/ask-specialist.js";
import { hasFindings } from "../specialists/findings.js";
import { askSynthesis } from "../synthesis/ask-synthesis.js";
import { type PipelineOptions, pipelineRules, type Step } from "./options.js";

/**
 * Executes or resumes a run: the plan, then the specialists concurrently, then the synthesis. Requests only missing
 * answers and saves the run after every answer. It never leaves the run as `running`: after an abort it is `pending`
 * again, with all its answers. A finished run is asked again only for questions without an answer (`isUnanswered` of
 * `@concordat/llm`), and with `retryInvalid` for questions with an invalid answer.
 * @throws {RangeError} when an option is invalid
 * @throws whatever `save` or the client throws, as a recording that cannot be written, and what keeps the planner
 *   from being asked (`isOutage` of `@concordat/llm`), which does not describe who is needed: then nothing more is
 *   asked, and the run is kept as `pending` where it still can be
 * @example
 * const run = await runDecision(newRun({ question, context, model: client.id }), { client });
 * console.log(run.status, toMarkdown(run));
 */
export async function runDecision(start: DecisionRun, options: PipelineOptions): Promise<DecisionRun> {
  checkOptions(options, pipelineRules);
  if (start.status === "completed" && !moreSamples(start)) return start;
  const progress = new Progress(readyToResume(start, options.retryInvalid), options);
  try {
    await progress.update((run) => ({
      status: "running",
      started_at: run.started_at ?? new Date().toISOString(),
    }));
    await plan(progress);
    await together(
      toAsk(progress.run).map((specialist) => consult(progress, specialist)),
      () => progress.halt(),
    );
    await synthesise(progress);
    return await progress.finish();
  } catch (error) {
    await progress.leave();
    throw error;
  }
}

/** Waits for all; if one throws, the others are stopped and awaited before that error is rethrown. */
async function together(tasks: readonly Promise<void>[], halt: () => void): Promise<void> {
  for (const task of tasks) task.catch(halt);
  const ends = await Promise.allSettled(tasks);
  const broken = ends.find((end) => end.status === "rejected");
  if (broken !== undefined) throw broken.reason;
}

/** The current state of the run. Changes are sequential, and each is saved before the next. */
class Progress {
  run: DecisionRun;
  readonly options: PipelineOptions;
  private readonly report: (step: Step) => void;
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

  /** Stops the steps in progress after one could not be saved. */
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

  /** Keeps the run to be resumed. Where it cannot be kept, the error that ended it says more. */
  async leave(): Promise<void> {
    await this.saving.catch(() => undefined);
    this.run = { ...readyToResume(this.run), status: "pending" };
    await this.options.save?.(this.run).catch(() => undefined);
  }

  /** Tells of a step's beginning; gives what tells of its end. */
  step(name: Step["name"]): (state: Step["state"]) => void {
    const start = performance.now();
    this.report({ name, state: "running", durationMs: 0 });
    return (state) => this.report({ name, state, durationMs: Math.round(performance.now() - start) });
  }
}

async function plan(progress: Progress): Promise<void> {
  if (progress.run.specialists.length > 0) return;
  const end = progress.step("plan");
  await progress.update(() => ({ plan: { state: "running" } }));
  const answer = await askPlanner(progress.run, progress.options);
  const agents = answer?.state === "completed" ? answer.required_agents : agentNames;
  await progress.update(() =>
    answer === null
      ? { plan: { state: "pending" } }
      : { plan: answer, specialists: agents.map((agent) => ({ agent, state: "pending" as const })) },
  );
  end(answer === null ? "stopped" : answer.state === "completed" ? "completed" : "failed");
}

/** The specialists of the plan that are still to answer, or have not answered often enough. */
function toAsk({ specialists: entries, samples }: DecisionRun): Specialist[] {
  return entries.flatMap((entry) => {
    if (entry.state === "failed" || (entry.state === "completed" && entry.samples >= samples)) return [];
    return specialists.filter(({ agent }) => agent === entry.agent);
  });
}

async function consult(progress: Progress, specialist: Specialist): Promise<void> {
  if (progress.stopped) return;
  const end = progress.step(specialist.agent);
  const set = (entry: DecisionRun["specialists"][number]): Promise<void> =>
    progress.update(({ specialists: all }) => ({
      specialists: all.map((existing) => (existing.agent === entry.agent ? entry : existing)),
    }));
  const before = progress.run.specialists.find(({ agent }) => agent === specialist.agent);
  if (before?.state !== "completed") await set({ agent: specialist.agent, state: "running" });
  let state: Step["state"] = "stopped";
  for await (const entry of askSpecialist(
    { ...progress.run, specialists: before ? [before] : [] },
    specialist,
    progress.options,
  )) {
    if (entry === null) {
      state = "stopped";
      break;
    }
    await set(entry);
    state = entry.state === "completed" ? "completed" : "failed";
  }
  end(state);
}

async function synthesise(progress: Progress): Promise<void> {
  const { synthesis: before, samples } = progress.run;
  const isDone = before.state === "failed" || (before.state === "completed" && before.samples >= samples);
  if (progress.stopped || isDone) return;
  if (!hasFindings(progress.run)) {
    await progress.update(() => ({ synthesis: { state: "skipped" } }));
    progress.step("synthesis")("skipped");
    return;
  }
  const end = progress.step("synthesis");
  // An existing answer stays, whatever becomes of the further ones.
  if (before.state !== "completed") await progress.update(() => ({ synthesis: { state: "running" } }));
  let state: Step["state"] = "stopped";
  for await (const entry of askSynthesis({ ...progress.run, synthesis: before }, progress.options)) {
    if (entry === null) {
      state = "stopped";
      break;
    }
    await progress.update(() => ({ synthesis: entry }));
    state = entry.state === "completed" ? "completed" : "failed";
  }
  end(state);
}

function usageOfAll(run: DecisionRun): DecisionRun["usage"] {
  const { plan: planned, specialists: all, synthesis, follow_ups: asked = [] } = run;
  return [planned, ...all, synthesis, ...asked].reduce(
    (sum, part) => ("usage" in part ? addUsage(sum, part.usage) : sum),
    noUsage,
  );
}
