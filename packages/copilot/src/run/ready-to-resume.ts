import type { DecisionRun, RunError } from "@concordat/contracts/decision-run";
import { isUnanswered } from "@concordat/llm";

/**
 * A run to resume: steps that were in progress when it was interrupted are still to be done, and so are questions without an answer. What
 * was answered stays.
 * @param retryInvalid whether to repeat questions with an invalid answer, too
 */
export function readyToResume(run: DecisionRun, retryInvalid = false): DecisionRun {
  const stays = (part: { readonly state: string; readonly error?: RunError }): boolean =>
    part.state === "completed" ||
    (part.state === "failed" && !retryInvalid && part.error !== undefined && !isUnanswered(part.error.code));
  const specialists = run.specialists.map((specialist) =>
    stays(specialist) ? specialist : { agent: specialist.agent, state: "pending" as const },
  );
  const changed = specialists.some(({ state }) => state === "pending") || fewerAnswers(run);
  return {
    ...run,
    status: "pending",
    finished_at: null,
    plan: run.plan.state === "running" ? { state: "pending" } : run.plan,
    specialists,
    synthesis: stays(run.synthesis) && !changed ? run.synthesis : { state: "pending" },
  };
}

/** Whether some specialist or the synthesis has answered less often than asked for. */
export function moreSamples(run: DecisionRun): boolean {
  const { synthesis, samples } = run;
  return fewerAnswers(run) || (synthesis.state === "completed" && synthesis.samples < samples);
}

/** Whether some specialist has answered less often than asked for: the synthesis then rests on too little. */
function fewerAnswers({ specialists, samples }: DecisionRun): boolean {
  return specialists.some((specialist) => specialist.state === "completed" && specialist.samples < samples);
}
