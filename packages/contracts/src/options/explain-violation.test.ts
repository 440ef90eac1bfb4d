import { expect, it } from "vitest";
import type { JsonSchema } from "../contract/json-schema.js";
import { explainViolation } from "./explain-violation.js";

const schema: JsonSchema = {
  type: "object",
  properties: {
    rounds: { type: "integer" },
    seed: { type: "integer" },
    feeds: { type: "array", items: { $ref: "#/$defs/feed" } },
    policy: {
      oneOf: [
        { properties: { kind: { const: "cascade" }, probability: { type: "number" } } },
        { properties: { kind: { const: "threshold" }, share: { type: "number" } } },
      ],
    },
  },
  $defs: { feed: { properties: { ranker: { enum: ["chronological", "engagement"] }, size: {} } } },
};

const extra = (path: string, name: string) => ({
  path,
  keyword: "additionalProperties",
  message: `must not have the property '${name}'`,
});
const choice = (path: string) => ({ path, keyword: "enum", message: "must be one of those" });

it.each([
  [
    "the similar property",
    {},
    extra("", "round"),
    "must not have the property 'round'; did you mean 'rounds'?",
  ],
  [
    "all properties",
    {},
    extra("", "budget"),
    "must not have the property 'budget'; there are rounds, seed, feeds, policy",
  ],
  [
    "those behind a reference, in a list",
    { feeds: [{}] },
    extra("/feeds/0", "sizes"),
    "must not have the property 'sizes'; did you mean 'size'?",
  ],
  [
    "those of the value's own kind",
    { policy: { kind: "threshold" } },
    extra("/policy", "probability"),
    "must not have the property 'probability'; there are kind, share",
  ],
  [
    "the similar choice",
    { feeds: [{ ranker: "cronological" }] },
    choice("/feeds/0/ranker"),
    'must be one of those; did you mean "chronological"?',
  ],
  [
    "the similar kind",
    { policy: { kind: "casade", probability: 0.3 } },
    choice("/policy/kind"),
    'must be one of those; did you mean "cascade"?',
  ],
  [
    "nothing that resembles no choice",
    { feeds: [{ ranker: "x" }] },
    choice("/feeds/0/ranker"),
    "must be one of those",
  ],
  [
    "nothing about a place that the schema does not describe",
    {},
    extra("/other", "x"),
    "must not have the property 'x'",
  ],
])("names %s", (_, value, violation, message) => {
  expect(explainViolation(schema, value, violation)).toBe(message);
});

it("keeps every other message", () => {
  const violation = { path: "/rounds", keyword: "type", message: "must be an integer" };
  expect(explainViolation(schema, { rounds: "7" }, violation)).toBe("must be an integer");
});

it("ends at a schema that refers to itself", () => {
  const list: JsonSchema = { $ref: "#/$defs/node", $defs: { node: { anyOf: [{ $ref: "#/$defs/node" }] } } };
  expect(explainViolation(list, {}, extra("", "x"))).toBe("must not have the property 'x'");
});
