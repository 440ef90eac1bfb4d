import { isRecord, type Rule, required } from "@concordat/contracts/options";

/**
 * The rule for a run that is passed as an argument. The contract `decision-run` is checked when a run is read or
 * written.
 */
export const runRule: Rule = required({
  message: "must be a run, as newRun, runDecision or readRun gives it",
  test: (value) => isRecord(value) && typeof value.question === "string" && "synthesis" in value,
});
