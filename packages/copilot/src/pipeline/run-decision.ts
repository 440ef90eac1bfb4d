import type { DecisionRun } from "@concordat/contracts/decision-run";
import { checkOptions } from "@concordat/contracts/options";
import { askOption, type OptionEntry } from "../options/ask-option.js";
import { askPlanner } from "../plan/ask-planner.js";
import { moreSamples, readyToResume } from "../run/ready-to-resume.js";
import { askChange, askUncertainFacts, type ChangedFact } from "../sensitivity/ask-sensitivity.js";
import { agentNames, type Specialist, specialists } from "../specialists/agents.js";
import { askSpecialist } from "../specialists/ask-specialist.js";
import { hasFindings } from "../specialists/findings.js";
import { askSynthesis } from "../synthesis/ask-synthesis.js";
import { type PipelineOptions, pipelineRules, type RunStep } from "./options.js";
import { SavedProgress } from "./saved-progress.js";

/**
 * Executes or resumes a run. It first plans, then asks the specialists and about the options concurrently, then writes
 * the synthesis, and finally tests the recommendation with the least certain facts changed. Only missing answers are
 * requested, and the run is saved after every answer. It never leaves the run as `running`: after an abort it is
 * `pending`, with all its answers. In a finished run, only questions without an answer are asked again (`isUnanswered`
 * of `@concordat/llm`), and with `retryInvalid` also those with an invalid answer.
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
  const progress = new SavedProgress(readyToResume(start, options.retryInvalid), options);
  try {
    await progress.update((run) => ({
      status: "running",
      started_at: run.started_at ?? new Date().toISOString(),
    }));
    await plan(progress);
    await together(
      [...toAsk(progress.run).map((specialist) => consult(progress, specialist)), assessOptions(progress)],
      () => progress.halt(),
    );
    await synthesise(progress);
    await testSensitivity(progress);
    return await progress.finish();
  } catch (error) {
    await progress.leave();
    throw error;
  }
}

/** Waits for all tasks. If one of them throws, the others are stopped and awaited, and the error is thrown again. */
async function together(tasks: readonly Promise<void>[], halt: () => void): Promise<void> {
  for (const task of tasks) task.catch(halt);
  const ends = await Promise.allSettled(tasks);
  const broken = ends.find((end) => end.status === "rejected");
  if (broken !== undefined) throw broken.reason;
}

async function plan(progress: SavedProgress): Promise<void> {
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

/** Returns the specialists of the plan that have not answered as often as requested. */
function toAsk({ specialists: entries, samples }: DecisionRun): Specialist[] {
  return entries.flatMap((entry) => {
    if (entry.state === "failed" || (entry.state === "completed" && entry.samples >= samples)) return [];
    return specialists.filter(({ agent }) => agent === entry.agent);
  });
}

async function consult(progress: SavedProgress, specialist: Specialist): Promise<void> {
  if (progress.stopped) return;
  const end = progress.step(specialist.agent);
  const set = (entry: DecisionRun["specialists"][number]): Promise<void> =>
    progress.update(({ specialists: all }) => ({
      specialists: all.map((existing) => (existing.agent === entry.agent ? entry : existing)),
    }));
  const before = progress.run.specialists.find(({ agent }) => agent === specialist.agent);
  if (before?.state !== "completed") await set({ agent: specialist.agent, state: "running" });
  const answers = askSpecialist(
    { ...progress.run, specialists: before ? [before] : [] },
    specialist,
    progress.options,
  );
  end(await keepEach(answers, set));
}

async function synthesise(progress: SavedProgress): Promise<void> {
  const { synthesis: before, samples } = progress.run;
  const isDone = before.state === "failed" || (before.state === "completed" && before.samples >= samples);
  if (progress.stopped || isDone) return;
  if (!hasFindings(progress.run)) {
    await progress.update(() => ({ synthesis: { state: "skipped" } }));
    progress.step("synthesis")("skipped");
    return;
  }
  const end = progress.step("synthesis");
  // An existing answer is kept even if further samples fail.
  if (before.state !== "completed") await progress.update(() => ({ synthesis: { state: "running" } }));
  const answers = askSynthesis({ ...progress.run, synthesis: before }, progress.options);
  end(await keepEach(answers, (synthesis) => progress.update(() => ({ synthesis }))));
}

/** Whether a part of a run needs no further request. */
function isAnswered(part: OptionEntry | ChangedFact, samples: number): boolean {
  return part.state === "failed" || (part.state === "completed" && part.samples >= samples);
}

async function assessOptions(progress: SavedProgress): Promise<void> {
  const { options = [], samples } = progress.run;
  const missing = options.flatMap((entry, index) => (isAnswered(entry, samples) ? [] : [{ entry, index }]));
  if (progress.stopped || missing.length === 0) return;
  const end = progress.step("options");
  const states = await Promise.all(
    missing.map(({ entry, index }) =>
      keepEach(askOption(progress.run, entry, index + 1, progress.options), (answered) =>
        progress.update(({ options: all = [] }) => ({ options: all.with(index, answered) })),
      ),
    ),
  );
  end(worst(states));
}

async function testSensitivity(progress: SavedProgress): Promise<void> {
  if (progress.stopped || progress.run.sensitivity === undefined) return;
  if (progress.run.sensitivity.state === "pending") {
    const end = progress.step("sensitivity");
    const found = await askUncertainFacts(progress.run, progress.options);
    if (found !== null) await progress.update(() => ({ sensitivity: found }));
    if (found?.state !== "completed") {
      end(found === null ? "stopped" : found.state === "failed" ? "failed" : "skipped");
      return;
    }
    end(await testChanges(progress));
    return;
  }
  const { sensitivity, samples } = progress.run;
  if (sensitivity.state !== "completed" || sensitivity.changes.every((one) => isAnswered(one, samples)))
    return;
  const end = progress.step("sensitivity");
  end(await testChanges(progress));
}

async function testChanges(progress: SavedProgress): Promise<RunStep["state"]> {
  const { sensitivity, samples } = progress.run;
  if (sensitivity?.state !== "completed") return "skipped";
  const states: RunStep["state"][] = [];
  for (const [index, change] of sensitivity.changes.entries()) {
    if (progress.stopped || isAnswered(change, samples)) continue;
    const answers = askChange(progress.run, change, index + 1, progress.options);
    const state = await keepEach(answers, (answered) =>
      progress.update((run) =>
        run.sensitivity?.state === "completed"
          ? { sensitivity: { ...run.sensitivity, changes: run.sensitivity.changes.with(index, answered) } }
          : {},
      ),
    );
    states.push(state);
  }
  return worst(states);
}

/** Saves a part of the run after each of its answers, and reports its final state. */
async function keepEach<Part extends { readonly state: string }>(
  answers: AsyncGenerator<Part | null>,
  keep: (part: Part) => Promise<void>,
): Promise<RunStep["state"]> {
  let state: RunStep["state"] = "stopped";
  for await (const part of answers) {
    if (part === null) return "stopped";
    await keep(part);
    state = part.state === "completed" ? "completed" : "failed";
  }
  return state;
}

/** Returns the most severe state of several parts, which is the state of their step. */
function worst(states: readonly RunStep["state"][]): RunStep["state"] {
  return (
    states.find((state) => state === "stopped") ?? states.find((state) => state === "failed") ?? "completed"
  );
}
