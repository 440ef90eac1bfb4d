import type { DecisionRun } from "@concordat/contracts/decision-run";

/** The result of a run, once no step of it is left. */
export function finalStatus({ specialists, synthesis }: DecisionRun): DecisionRun["status"] {
  if (synthesis.state !== "completed") return "failed";
  return specialists.some(({ state }) => state === "failed") ? "partial" : "completed";
}

/** Whether no step remains. */
export function isFinished({ status }: DecisionRun): boolean {
  return status === "completed" || status === "partial" || status === "failed";
}
