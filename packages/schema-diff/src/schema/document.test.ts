import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { diffSchemas } from "../diff-schemas.js";

const verdictOf = (before: unknown, after: unknown): unknown => {
  const { backward } = diffSchemas(before, after, { policy: "strict" });
  return backward.verdict === "breaking" ? backward.witness.instance : backward.verdict;
};

describe("values are judged as contracts judge them", () => {
  it.each<[title: string, before: unknown, after: unknown, verdict: unknown]>([
    ["19.99 is a multiple of 0.01", { const: 19.99 }, { multipleOf: 0.01 }, "compatible"],
    ["and every multiple of 1e-7 is one of 1e-8", { multipleOf: 1e-7 }, { multipleOf: 1e-8 }, "compatible"],
    ["listed decimals keep a decimal step", { enum: [0.3, 4.35] }, { multipleOf: 0.05 }, "compatible"],
    [
      "a quotient beyond 2^53 is divided exactly",
      { const: 3_000_000_000_000_001 },
      { multipleOf: 0.3 },
      3_000_000_000_000_001,
    ],
    [
      "items that `contains` looked at are evaluated",
      {},
      { minContains: 0, contains: { type: "null" }, unevaluatedItems: { type: "integer" } },
      [true],
    ],
    [
      "an object with the key toString is compared",
      { type: "object", required: ["toString"] },
      { const: { a: 1 } },
      { toString: null },
    ],
    ["a schema that accepts nothing is what `not` may name", {}, { not: { not: {} } }, "compatible"],
  ])("%s", (_, before, after, verdict) => {
    expect(verdictOf(before, after)).toEqual(verdict);
  });
});

describe("a schema whose references depend on where they are read", () => {
  const tree = {
    $id: "https://example.com/tree",
    $dynamicAnchor: "node",
    properties: { children: { items: { $dynamicRef: "#node" } } },
  };

  it("has its inner resources followed", () => {
    const schema = {
      $id: "https://example.com/root",
      properties: { name: { $ref: "names/short" } },
      $defs: { short: { $id: "names/short", maxLength: 2 } },
    };
    expect(verdictOf({ properties: { name: { type: "string" } } }, schema)).toEqual({ name: "abc" });
  });

  it("is shown to refuse more by a witness", () => {
    const strict = { ...tree, properties: { ...tree.properties, data: { type: "integer" } } };
    expect(verdictOf(tree, strict)).toEqual({ data: null });
  });
});

describe("a deep schema", () => {
  const nested = (levels: number): unknown => {
    let schema: unknown = { type: "string" };
    for (let level = 1; level < levels; level += 2) schema = { properties: { a: schema } };
    return schema;
  };

  it("is compared", () => {
    expect(verdictOf(nested(200), nested(200))).toBe("compatible");
    expect(diffSchemas(nested(200), nested(198)).changes).not.toEqual([]);
  });

  it("is refused beyond a thousand levels, with what to do about it", () => {
    const message = "the old schema is nested more than 1000 levels deep; move inner schemas to $defs";
    expect(() => diffSchemas(nested(20_000), {})).toThrow(message);
  });
});

it.each([JSON.parse("1e400"), JSON.parse("-1e400"), Number.NaN])(
  "refuses a schema with the number %s, which would be compared as null",
  (number) => {
    const message = "the new schema has at /properties/a~1b/enum/1 a number that is not finite";
    expect(() => diffSchemas({}, { properties: { "a/b": { enum: [1, number] } } })).toThrow(message);
  },
);

it("compares schemas in a process that forbids code made of strings", () => {
  const program = `
    import { diffSchemas } from ${JSON.stringify(new URL("../../dist/index.js", import.meta.url).href)};
    const { bump, backward } = diffSchemas({ type: "string", maxLength: 9 }, { type: "string", maxLength: 5 });
    console.log(JSON.stringify([bump, backward.verdict, backward.witness?.instance]));`;
  const output = execFileSync(
    process.execPath,
    ["--disallow-code-generation-from-strings", "--input-type=module", "--eval", program],
    { encoding: "utf8" },
  );
  expect(JSON.parse(output)).toEqual(["major", "breaking", "aaaaaa"]);
});
