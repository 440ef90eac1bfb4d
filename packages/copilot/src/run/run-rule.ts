import { isRecord, type Rule, required } from "@concordat/contracts/options";

/** What an argument that takes a run must be. Whether it keeps `decision-run` is checked where it is read and where it is written. */
export const runRule: Rule = required({
  message: "must be a run, as newRun, runDecision or readRun gives it",
  test: (value) => isRecord(value) && typeof value.question === "string" && "synthesis" in value,
});
