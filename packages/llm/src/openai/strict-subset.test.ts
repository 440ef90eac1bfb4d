import { contractRefs, loadContract } from "@concordat/contracts";
import type { JsonSchema } from "@concordat/contracts/contract";
import { defineContract } from "@concordat/contracts/define";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toWireSchema, wireForms } from "../index.js";
import { randomSchema } from "../testing/random-schema.js";
import { strictModeProblems } from "../testing/strict-mode.js";
import { isStrict } from "./strict-subset.js";

const lowered = (schema: JsonSchema): JsonSchema => toWireSchema(schema, wireForms.openai);
const circle: JsonSchema = {
  type: "object",
  properties: { kind: { const: "circle" }, r: { type: "number" } },
  required: ["kind", "r"],
};
const square: JsonSchema = {
  type: "object",
  properties: { kind: { const: "square" }, side: { type: "number" } },
  required: ["kind", "side"],
};

const expressible: [what: string, schema: JsonSchema][] = [
  ["a list", { type: "array", items: { type: "string" }, minItems: 1, uniqueItems: true }],
  ["an enumeration without a type", { enum: ["low", "high", null] }],
  ["a constant", { const: 7 }],
  ["a text", { type: "string", minLength: 3, pattern: "^a", format: "email" }],
  ["a number", { type: "integer", minimum: 1, maximum: 5 }],
  ["a choice of types", { type: ["string", "null"] }],
  ["a union of objects that begin apart", { oneOf: [circle, square] }],
  [
    "a union of objects that begin alike",
    {
      oneOf: [
        {
          type: "object",
          properties: { name: { type: "string" }, r: { type: "number" } },
          required: ["name"],
        },
        { type: "object", properties: { name: { type: "number" } }, required: ["name"] },
      ],
    },
  ],
  [
    "a union of an object, a list and a text",
    { anyOf: [circle, { type: "array", items: square }, { type: "string" }] },
  ],
  [
    "what stands next to a union",
    { type: "object", properties: { id: { type: "string" } }, oneOf: [circle, square] },
  ],
  [
    "a union within a union",
    {
      anyOf: [
        { anyOf: [circle, { type: "null" }] },
        { type: "object", properties: {}, additionalProperties: false },
      ],
    },
  ],
  [
    "optional properties of every kind",
    {
      type: "object",
      properties: {
        text: { type: "string", default: "x" },
        list: { type: "array", items: { type: "string" } },
        part: circle,
        either: { anyOf: [circle, { type: "string" }] },
        one: { const: "x" },
        some: { enum: ["a", "b"] },
        both: { type: ["array", "null"], items: { type: "number" } },
      },
    },
  ],
  [
    "a tree",
    {
      $ref: "#/$defs/node",
      $defs: { node: { type: "object", properties: { next: { $ref: "#/$defs/node" } } } },
    },
  ],
  [
    "a union that refers to itself",
    {
      anyOf: [{ type: "string" }, { type: "array", items: { $ref: "#" } }],
    },
  ],
  [
    "conditions that no converter knows",
    { ...circle, if: { required: ["r"] }, else: { minProperties: 2 }, not: { required: ["x"] } },
  ],
  [
    "a property of every name",
    { type: "object", properties: { $ref: { type: "string" }, anyOf: { type: "string" } } },
  ],
];

describe("what OpenAI is asked with", () => {
  it.each(expressible)("keeps the rules of strict mode for %s", (_, schema) => {
    const wire = lowered(defineContract(schema).schema);
    expect(strictModeProblems(wire)).toEqual([]);
    expect(isStrict(wire)).toBe(true);
  });

  it("keeps them for every contract of ours, or is not sent as strict", async () => {
    const strict = [];
    for (const ref of contractRefs) {
      const wire = lowered((await loadContract(ref)).schema);
      if (isStrict(wire)) strict.push(ref);
      expect([ref, isStrict(wire)]).toEqual([ref, strictModeProblems(wire).length === 0]);
    }
    expect(strict).toEqual(
      expect.arrayContaining([
        "agent-decision/v1",
        "agent-decision/v2",
        "list-items/v1",
        "planner-response/v1",
        "reasoner-response/v1",
        "synthesis/v1",
      ]),
    );
  });

  it("is sent as strict for exactly those schemas that keep them, whatever the schema", () => {
    fc.assert(
      fc.property(randomSchema, (schema) => {
        const wire = lowered(schema);
        if (isStrict(wire)) expect(strictModeProblems(wire)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it.each<[string, JsonSchema]>([
    ["a map", { type: "object", additionalProperties: { type: "string" } }],
    ["an open object", { type: "object" }],
    ["a tuple", { type: "array", prefixItems: [{ type: "string" }] }],
    ["a value of any type", { type: "object", properties: { a: {} }, required: ["a"] }],
    [
      "more values than strict mode takes",
      { enum: Array.from({ length: 1_001 }, (_, index) => `p${index}`) },
    ],
    [
      "an enumeration of long texts",
      { enum: Array.from({ length: 300 }, (_, index) => `p${index}`.padEnd(60)) },
    ],
    ["objects within eleven objects", nested(11)],
  ])("is not sent as strict where strict mode cannot say it: %s", (_, schema) => {
    expect(isStrict(lowered(schema))).toBe(false);
  });
});

function nested(depth: number): JsonSchema {
  const inner: JsonSchema = depth === 0 ? { type: "string" } : nested(depth - 1);
  return { type: "object", properties: { a: inner }, required: ["a"] };
}
