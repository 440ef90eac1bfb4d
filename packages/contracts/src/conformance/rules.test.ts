import { describe, expect, it } from "vitest";
import { contractRefs } from "../generated/registry.js";
import { loadContract } from "../load-contract.js";
import { readRules, readVectors } from "../testing/schema-folder.js";

const rules = readRules();

it("has rules for every contract", () => {
  expect(contractRefs.filter((ref) => rules.every(({ contract }) => contract !== ref))).toEqual([]);
});

describe.each(contractRefs)("%s", async (ref) => {
  const contract = await loadContract(ref);
  const vectors = readVectors(ref);
  const rulesHere = rules.filter((rule) => rule.contract === ref);

  it.each(rulesHere.filter(({ vector }) => vector !== undefined))(
    "$rule, and a vector breaks it",
    ({ vector, path, keyword }) => {
      const shown = vectors.filter(({ description }) => description === vector);
      expect(shown.map(({ violation }) => violation)).toContainEqual({ path, keyword });
    },
  );

  it.each(rulesHere.filter(({ accepts }) => accepts !== undefined))(
    "$rule, and a vector shows it",
    ({ accepts }) => {
      const shown = vectors.filter(({ description }) => description === accepts);
      expect(shown.map(({ valid }) => valid)).toContain(true);
    },
  );

  it.each(rulesHere.filter((rule) => "default" in rule))("$rule", ({ path, default: filled }) => {
    const key = path?.slice(1) ?? "";
    const parsed = vectors
      .filter(({ valid, data }) => valid && !Object.hasOwn(Object(data), key))
      .map(({ data }) => contract.parse(data));
    expect(parsed.length).toBeGreaterThan(0);
    for (const value of parsed) expect(value).toHaveProperty([key], filled);
  });
});
