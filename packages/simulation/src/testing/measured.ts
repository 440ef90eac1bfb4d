import type { MeasuredRun } from "../index.js";

/** Returns one run for each value of a measure; `null` gives a run without a value. */
export function runsWith(
  values: readonly (number | null)[],
  more: Partial<MeasuredRun> = {},
  measure: MeasuredRun["values"][number]["measure"] = "reach",
): MeasuredRun[] {
  return values.map((value, index) => ({
    name: "street",
    scenario: "e".repeat(64),
    seed: 100 + index,
    identity: String(index).padStart(64, "a"),
    hash: String(index).padStart(64, "b"),
    rules: null,
    rounds: 4,
    agents: 50,
    audience: "c".repeat(64),
    post: null,
    values: [{ measure, segment: null, value }],
    answers: [],
    ...more,
  }));
}
