import type { DecisionRun } from "@concordat/contracts/decision-run";

/** Returns the final status of a run after its last step. */
export function finalStatus({
  specialists,
  options = [],
  synthesis,
  sensitivity,
}: DecisionRun): DecisionRun["status"] {
  if (synthesis.state !== "completed") return "failed";
  const changes = sensitivity?.state === "completed" ? sensitivity.changes : [];
  const parts = [...specialists, ...options, ...changes, ...(sensitivity === undefined ? [] : [sensitivity])];
  return parts.some(({ state }) => state === "failed") ? "partial" : "completed";
}

/** Whether the run has no remaining steps. */
export function isFinished({ status }: DecisionRun): boolean {
  return status === "completed" || status === "partial" || status === "failed";
}
