import type { JsonSchema } from "@concordat/contracts/contract";
import { defineContract, UnsupportedSchemaError } from "@concordat/contracts/define";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileGrammar, unenforcedRules } from "../gbnf/index.js";
import { generateObject } from "../generate/index.js";
import { toWireSchema, wireForms } from "../index.js";
import { createScriptedClient } from "../scripted/index.js";
import { createAcceptor } from "../testing/grammar-acceptor.js";
import { inSchemaOrder } from "../testing/in-schema-order.js";
import { entangledSchema, randomSchema, randomValue } from "../testing/random-schema.js";
import type { Checking } from "./unenforced-by-form.js";
import type { LoweringOptions } from "./wire-options.js";

/** Whether the engine in process lets a value of a contract through. */
function letsThrough(schema: JsonSchema, options: LoweringOptions = {}): (value: unknown) => boolean {
  const accept = createAcceptor(
    compileGrammar(toWireSchema(schema, wireForms.llama, options), { assertsFormats: true }).grammar,
  );
  return (value) => accept(JSON.stringify(value));
}

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
const wholes: JsonSchema = { type: "array", items: { type: "integer" } };

describe("what a contract allows is let through", () => {
  it.each<[title: string, schema: JsonSchema, value: unknown]>([
    ["a minimum of items in a sibling", { ...wholes, allOf: [{ minItems: 300 }] }, ones(300)],
    ["items at the least, said in a union", { ...wholes, anyOf: [{ minItems: 300 }] }, ones(301)],
    ["items that one list holds", { ...wholes, oneOf: [{ const: ones(300) }] }, ones(300)],
    ["a minimum length in a sibling", { type: "string", allOf: [{ minLength: 2_500 }] }, "x".repeat(2_500)],
    ["a long constant", { type: "string", oneOf: [{ const: "x".repeat(2_001) }] }, "x".repeat(2_001)],
    [
      "a pattern of a length",
      { type: "string", allOf: [{ pattern: "^(ab{2}){1000}$" }] },
      "abb".repeat(1_000),
    ],
    [
      "a length behind a definition",
      { $ref: "#/$defs/a", type: "string", $defs: { a: { type: "string", minLength: 2_500 } } },
      "x".repeat(2_500),
    ],
    [
      "an optional null",
      {
        type: "object",
        properties: { x: { type: "null" }, y: { type: "integer" } },
        additionalProperties: false,
      },
      { x: null, y: 1 },
    ],
    [
      "an optional open object",
      {
        type: "object",
        properties: { meta: { type: "object", additionalProperties: true }, y: { const: 1 } },
      },
      { meta: { a: 1 }, y: 1 },
    ],
    [
      "what may be null in one branch and is required in another",
      {
        oneOf: [
          {
            type: "object",
            properties: { k: { const: 1 }, a: { type: ["string", "null"] } },
            required: ["k"],
          },
          { type: "object", properties: { k: { const: 2 }, a: { type: "string" } }, required: ["k", "a"] },
        ],
      },
      { k: 1, a: null },
    ],
  ])("%s", (_, schema, value) => {
    expect(defineContract(schema).is(value)).toBe(true);
    expect(letsThrough(schema)(value)).toBe(true);
  });
});

/** More than by default to find what a few runs miss. */
const numRuns = Number(process.env.CONCORDAT_RUNS ?? 60);

it.each([
  ["usual", randomSchema],
  ["entangled", entangledSchema],
] as const)(
  "of random %s schemas too, and what is let through keeps the contract or breaks what is listed",
  (_, schemas) => {
    fc.assert(
      fc.property(schemas, fc.array(randomValue, { minLength: 12, maxLength: 12 }), (schema, values) => {
        const contract = contractOf(schema);
        if (contract === null) return;
        const { accepts, isWhole } = engineOf(contract.schema);
        const valid = values
          .filter((value) => contract.is(value))
          .map((value) => inSchemaOrder(value, schema));
        expect(valid.filter((value) => !accepts(value))).toEqual([]);
        if (!isWhole) return;
        expect(values.filter((value) => !contract.is(value) && accepts(value))).toEqual([]);
      }),
      { numRuns },
    );
  },
  120_000,
);

/** Null for random schemas that cannot become contracts. */
function contractOf(schema: JsonSchema) {
  try {
    return defineContract(schema);
  } catch (error) {
    if (error instanceof UnsupportedSchemaError) return null;
    throw error;
  }
}

/**
 * The texts that an engine accepts for a contract, and whether it enforces all rules; without a grammar, it accepts none.
 */
function engineOf(schema: JsonSchema) {
  try {
    const unenforced = unenforcedRules(schema, wireForms.llama);
    return { accepts: letsThrough(schema), isWhole: unenforced.length === 0 };
  } catch (error) {
    if (!(error instanceof RangeError && error.message.startsWith("no value satisfies"))) throw error;
    return { accepts: () => false, isWhole: true };
  }
}

describe("what it does not allow is not", () => {
  it.each<[title: string, schema: JsonSchema, value: unknown]>([
    [
      "another type under an optional name",
      { type: "object", properties: { x: { type: "null" } } },
      { x: 5 },
    ],
    [
      "what only one of two unions allows",
      { oneOf: [{ type: "string" }, { type: "integer" }], anyOf: [{ type: "integer" }, { type: "boolean" }] },
      "x",
    ],
    [
      "a type that only branches allow",
      {
        type: "object",
        oneOf: [{ type: ["object", "null"], required: ["a"] }, { type: ["object", "string"] }],
      },
      null,
    ],
    [
      "what stands next to a reference and not in its target",
      {
        $ref: "#/$defs/empty",
        properties: { a: { const: 1 } },
        $defs: { empty: { type: "object", additionalProperties: false } },
      },
      { a: 1 },
    ],
    [
      "the same, where the target speaks of what nothing looks at",
      {
        $ref: "#/$defs/empty",
        properties: { a: { const: 1 } },
        $defs: { empty: { type: "object", unevaluatedProperties: false } },
      },
      { a: 1 },
    ],
    [
      "more items than the target of a reference",
      { $ref: "#/$defs/none", prefixItems: [{ const: 1 }], $defs: { none: { type: "array", items: false } } },
      [1],
    ],
  ])("%s", (_, schema, value) => {
    expect(defineContract(schema).is(value)).toBe(false);
    expect(letsThrough(schema)(value)).toBe(false);
  });

  it("nor what the caller leaves out, of any value", () => {
    const schema: JsonSchema = { type: "object", properties: { at: { type: "string" }, y: { const: 1 } } };
    const accepts = letsThrough(schema, { omit: ["at"] });
    expect([accepts({ y: 1 }), accepts({ at: 5, y: 1 }), accepts({ at: "now" })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("says where an engine takes one of two unions only", () => {
    const schema: JsonSchema = { oneOf: [{ const: 1 }, { const: 2 }], anyOf: [{ const: 2 }, { const: 3 }] };
    const pointers = (name: "llama" | "ollama") =>
      unenforcedRules(schema, wireForms[name]).map(({ pointer }) => pointer);
    expect([pointers("llama"), pointers("ollama")]).toEqual([[], ["/anyOf"]]);
  });
});

describe("a format that is a rule", () => {
  const schema = {
    type: "object",
    properties: { day: { type: "string", format: "date" }, span: { type: "string", format: "duration" } },
    required: ["day", "span"],
  } as const;

  it("is held in process, and where it is not one it is not", () => {
    const [good, bad] = [
      { day: "2026-02-28", span: "P1D" },
      { day: "2026-02-30", span: "P1D" },
    ];
    const asserted = letsThrough(schema, { assertsFormats: true });
    expect([asserted(good), asserted(bad)]).toEqual([true, false]);
    expect(letsThrough(schema)(bad)).toBe(true);
  });

  it.each([
    ["llama", ["/properties/span/format"]],
    ["ollama", ["/properties/day/format", "/properties/span/format"]],
  ] as const)("is listed if %s does not enforce it", async (name, pointers) => {
    const client = {
      ...createScriptedClient(['{"day":"x","span":"y"}']),
      wireForm: wireForms[name],
      unenforced: (asked: JsonSchema, checking?: Checking) =>
        unenforcedRules(asked, wireForms[name], checking),
    };
    const ask = async (formats: "assertion" | "annotation") => {
      const contract = defineContract(schema, { formats });
      const outcome = await generateObject({
        client,
        contract,
        messages: [{ role: "user", content: "?" }],
        maxAttempts: 1,
      });
      return outcome.unenforced.map(({ pointer }) => pointer);
    };
    expect([await ask("assertion"), await ask("annotation")]).toEqual([pointers, []]);
  });
});
