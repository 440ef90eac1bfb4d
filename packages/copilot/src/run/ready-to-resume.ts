import type { DecisionRun } from "@concordat/contracts/decision-run";

/**
 * A run to resume: steps that were under way when it was interrupted are still to be done. What was answered
 * stays; what failed is asked again.
 */
export function readyToResume(run: DecisionRun): DecisionRun {
  const specialists = run.specialists.map((specialist) =>
    specialist.state === "completed" ? specialist : { agent: specialist.agent, state: "pending" as const },
  );
  const changed = specialists.some(({ state }) => state === "pending") || fewerAnswers(run);
  return {
    ...run,
    status: "pending",
    finished_at: null,
    plan: run.plan.state === "running" ? { state: "pending" } : run.plan,
    specialists,
    synthesis: run.synthesis.state === "completed" && !changed ? run.synthesis : { state: "pending" },
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
