import type { DecisionRun } from "@concordat/contracts/decision-run";

/** What a run has come to, once no step of it is left. */
export function finalStatus({ specialists, synthesis }: DecisionRun): DecisionRun["status"] {
  if (synthesis.state !== "completed") return "failed";
  return specialists.some(({ state }) => state === "failed") ? "partial" : "completed";
}

/**
 * A run to go on with: steps that were under way when it was interrupted are still to be done. What was answered
 * stays; what failed is asked again.
 */
export function readyToGoOn(run: DecisionRun): DecisionRun {
  const specialists = run.specialists.map((one) =>
    one.state === "completed" ? one : { agent: one.agent, state: "pending" as const },
  );
  const changed = specialists.some(({ state }) => state === "pending") || moreSamples(run);
  return {
    ...run,
    status: "pending",
    finished_at: null,
    plan: run.plan.state === "running" ? { state: "pending" } : run.plan,
    specialists,
    synthesis: run.synthesis.state === "completed" && !changed ? run.synthesis : { state: "pending" },
  };
}

/** Whether some specialist has answered less often than asked for. */
export function moreSamples({ specialists, samples }: DecisionRun): boolean {
  return specialists.some((one) => one.state === "completed" && one.samples < samples);
}

/** Whether nothing is left to be done. */
export function isFinished({ status }: DecisionRun): boolean {
  return status === "completed" || status === "partial" || status === "failed";
}
