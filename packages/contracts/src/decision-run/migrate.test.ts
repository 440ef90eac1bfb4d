import { describe, expect, it } from "vitest";
import { decisionRunV1 } from "../generated/decision-run/v1/index.js";
import { decisionRunV2 } from "../generated/decision-run/v2/index.js";
import { readVectors } from "../testing/schema-folder.js";
import { DecisionRunMigrationError, decisionRunV1ToV2, decisionRunV2ToV1 } from "./migrate.js";

const validV1 = readVectors("decision-run/v1").flatMap(({ data }) => (decisionRunV1.is(data) ? [data] : []));
const validV2 = readVectors("decision-run/v2").flatMap(({ data }) => (decisionRunV2.is(data) ? [data] : []));

describe("from version 1 to version 2", () => {
  it("every run is a run of version 2, and comes back", () => {
    for (const v1 of validV1) {
      const v2 = decisionRunV1ToV2(v1);
      expect(decisionRunV2.validate(v2)).toEqual([]);
      expect(decisionRunV2ToV1(v2)).toEqual(v1);
    }
  });
});

describe("from version 2 to version 1", () => {
  it.each([
    ["documents", { documents: [{ file: "a.md", kind: "markdown", title: null, date: null }] }],
    [
      "options",
      {
        options: [
          { name: "Stay", state: "pending" },
          { name: "Move", state: "pending" },
        ],
      },
    ],
    ["sensitivity", { sensitivity: { state: "pending" } }],
    ["size of the model", { model_parameters: 7 }],
    [
      "computed figures",
      { computed: [{ state: "not-computed", question: "How much?", file: "a.csv", reason: "it is empty" }] },
    ],
    ["questions asked afterwards", { follow_ups: [] }],
    ["list of what was not read", { not_read: [{ file: "a.md", page: null, reason: "it is empty" }] }],
    [
      "places of sources",
      { sources: [{ id: "s1", file: "a.md", text: "x", page: 1, line: null, heading: null }] },
    ],
  ] as const)("refuses a run rather than drop its %s", (what, change) => {
    const [v1] = validV1;
    if (v1 === undefined) throw new Error("there is no valid vector");
    const run = decisionRunV2.parse({ ...decisionRunV1ToV2(v1), ...change });
    expect(() => decisionRunV2ToV1(run)).toThrow(
      new DecisionRunMigrationError(`decision-run/v1 has no ${what}, but this run has`),
    );
  });

  it("refuses every run with citations", () => {
    const cited = validV2.filter(
      ({ synthesis }) => synthesis.state === "completed" && synthesis.citations.rationale.length > 0,
    );
    expect(cited.length).toBeGreaterThan(0);
    for (const run of cited) expect(() => decisionRunV2ToV1(run)).toThrow(DecisionRunMigrationError);
  });
});
