import type { DecisionRun } from "@concordat/contracts/decision-run";

/** Returns the result of a run, once no step of it is left. */
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

/** Whether no step remains. */
export function isFinished({ status }: DecisionRun): boolean {
  return status === "completed" || status === "partial" || status === "failed";
}
