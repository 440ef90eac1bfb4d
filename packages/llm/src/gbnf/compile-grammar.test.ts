import { contractRefs, loadContract } from "@concordat/contracts";
import { agentDecision } from "@concordat/contracts/agent-decision";
import type { JsonSchema } from "@concordat/contracts/contract";
import { compileCheck, compileEvaluation } from "@concordat/dialect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createAcceptor } from "../testing/grammar-acceptor.js";
import { grammarTexts } from "../testing/grammar-texts.js";
import { inSchemaOrder } from "../testing/in-schema-order.js";
import { entangledSchema, randomSchema, randomValue } from "../testing/random-schema.js";
import { wireForms } from "../wire/lowering.js";
import { toWireSchema } from "../wire/to-wire-schema.js";
import { compileGrammar } from "./index.js";

/** More than by default to find what a few runs miss. */
const runs = Number(process.env.CONCORDAT_RUNS ?? 300);

const accepts = (schema: JsonSchema, value: unknown): boolean =>
  createAcceptor(compileGrammar(schema).grammar)(JSON.stringify(value));

describe("the digits of numbers", () => {
  const allows = (schema: JsonSchema, text: string): boolean =>
    createAcceptor(compileGrammar(schema, { digits: 15 }).grammar)(text);

  it.each<[JsonSchema, text: string, allowed: boolean]>([
    [{ type: "number" }, "123456789012345", true],
    [{ type: "number" }, "1234567890123456", false],
    [{ type: "number" }, "12345.1234567891", true],
    [{ type: "number" }, "12345.12345678912", false],
    [{ type: "number" }, "-0.123456789012345", true],
    [{ type: "number" }, "1.5e-7", true],
    [{ type: "integer" }, "-123456789012345", true],
    [{ type: "integer" }, "1234567890123456", false],
    [{}, "[1234567890123456]", false],
    [{ type: "integer", minimum: 0 }, "1234567890123456", false],
    [{ type: "integer", minimum: 0, maximum: 9_007_199_254_740_991 }, "9007199254740991", true],
    [{ type: "number", minimum: 0, maximum: 1 }, "0.123456789012345", true],
    [{ type: "number", minimum: 0, maximum: 1 }, "0.1234567890123456", false],
    [{ type: "number", minimum: 0 }, "12345.12345678912", false],
  ])("bounded for %j: %s is allowed: %s", (schema, text, allowed) => {
    expect(allows(schema, text)).toBe(allowed);
  });
});

describe("a grammar", () => {
  const cases: [title: string, schema: JsonSchema, accepted: unknown[], refused: unknown[]][] = [
    ["a constant", { const: 'say "hi"' }, ['say "hi"'], ["say hi", null]],
    ["an enum", { enum: ["a", 2, null] }, ["a", 2, null], ["b", 22, ""]],
    [
      "a text with bounds",
      { type: "string", minLength: 2, maxLength: 3 },
      ["ab", "abc", "🙂🙂"],
      ["a", "abcd", "🙂"],
    ],
    [
      "a text that is not blank",
      { type: "string", pattern: "[^ \\t\\r\\n]", maxLength: 5 },
      ["a", "a b c", "…", '"', " a", "\n\t b"],
      ["", " ", "\n", "abcdef", "  abcd"],
    ],
    [
      "an integer with bounds",
      { type: "integer", minimum: 3, maximum: 120 },
      [3, 9, 10, 99, 100, 120],
      [2, 121, 0, -5, 3.5],
    ],
    ["any integer", { type: "integer" }, [0, -7, 123_456], [1.5, "1"]],
    ["a number", { type: "number" }, [0, -1.5, 0.25], ["1", null]],
    ["null or a text", { type: ["string", "null"] }, [null, "a"], [1, true]],
    [
      "a list with bounds",
      { type: "array", items: { type: "boolean" }, minItems: 1, maxItems: 2 },
      [[true], [true, false]],
      [[], [true, true, true], [1]],
    ],
    [
      "optional members",
      { type: "object", properties: { a: { const: 1 }, b: { const: 2 }, c: { const: 3 } }, required: ["b"] },
      [{ b: 2 }, { a: 1, b: 2 }, { b: 2, c: 3 }, { a: 1, b: 2, c: 3 }],
      [{}, { a: 1 }, { c: 3 }, { a: 1, c: 3 }, { b: 2, a: 1 }],
    ],
    [
      "only optional members",
      { type: "object", properties: { a: { const: 1 }, b: { const: 2 } }, additionalProperties: false },
      [{}, { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
      [{ c: 1 }],
    ],
    ["a map", { type: "object", additionalProperties: { type: "boolean" } }, [{}, { x: true }], [{ x: 1 }]],
    [
      "an open object",
      { type: "object", additionalProperties: true },
      [{}, { a: [1, "x", null], b: { c: true } }],
      [[], "x"],
    ],
    [
      "a union next to a type",
      { type: "object", anyOf: [{ required: ["a"] }, { required: ["b"] }], properties: { a: {}, b: {} } },
      [{ a: 1 }, { b: 2 }, { a: 1, b: 2, c: 3 }],
      [{}, { c: 1 }, [], "a"],
    ],
    [
      "bounds of a number",
      { type: "number", minimum: 0, maximum: 1 },
      [0, 1, 0.5, 1e-9],
      [-0.1, 1.01, 2, -1e-9],
    ],
    [
      "bounds of a number between integers",
      { type: "integer", minimum: 1.5, maximum: 4.5 },
      [2, 3, 4],
      [1, 5, 2.5],
    ],
    [
      "a bound next to an exclusive one",
      { type: "number", minimum: -2.5, exclusiveMinimum: -2.5, exclusiveMaximum: 100 },
      [-2.4, 0, 99.99],
      [-2.5, -3, 100],
    ],
    ["multiples of a decimal", { type: "number", multipleOf: 0.25 }, [0, 0.25, -1.5, 7], [0.3, 0.125]],
    [
      "a pattern with lengths",
      { pattern: "^[a-z]+(-[a-z]+)*$", minLength: 3, maxLength: 5, type: "string" },
      ["abc", "a-b", "ab-cd"],
      ["ab", "abc-", "abcdef"],
    ],
    [
      "names that only required lists",
      { type: "object", required: ["a"] },
      [{ a: 1 }, { a: null, b: 1 }],
      [{}, { b: 1 }],
    ],
    [
      "false properties",
      JSON.parse('{"type": "object", "properties": {"a": {"not": {}}}}'),
      [{}, { b: 1 }],
      [{ a: 1 }],
    ],
    ["a lone false additionalProperties", { type: "object", additionalProperties: false }, [{}], [{ a: 1 }]],
    [
      "numbers of members",
      { type: "object", minProperties: 1, maxProperties: 2 },
      [{ a: 1 }, { a: 1, b: 2 }],
      [{}, { a: 1, b: 2, c: 3 }],
    ],
    [
      "numbers of named members",
      {
        type: "object",
        properties: { a: {}, b: {}, c: {} },
        additionalProperties: false,
        minProperties: 2,
        maxProperties: 2,
      },
      [
        { a: 1, b: 2 },
        { b: 1, c: 2 },
      ],
      [{ a: 1 }, { a: 1, b: 2, c: 3 }],
    ],
    [
      "bounds next to several types",
      { type: ["array", "null"], items: { type: "null" }, maxItems: 1 },
      [null, [], [null]],
      [[null, null], [1]],
    ],
    ["const next to enum", { const: "a", enum: ["a", "b"] }, ["a"], ["b"]],
    ["many keys at least", { type: "object", minProperties: 3 }, [{ a: 1, b: 2, c: 3 }], [{ a: 1, b: 2 }]],
    [
      "long texts",
      { type: "string", minLength: 2_001, maxLength: 2_500 },
      ["a".repeat(2_001), "a".repeat(2_500)],
      ["a".repeat(2_000), "a".repeat(2_501)],
    ],
    [
      "several schemas at once",
      {
        allOf: [
          { type: "object", properties: { a: { type: "string" } } },
          { required: ["a"], properties: { a: { maxLength: 1 } } },
        ],
      },
      [{ a: "x" }],
      [{}, { a: "xy" }, { a: 1 }],
    ],
    [
      "names by pattern",
      { type: "object", patternProperties: { "^n": { type: "number" } }, additionalProperties: false },
      [{}, { n: 1, nx: 2 }],
      [{ x: 1 }, { n: "1" }],
    ],
    [
      "first items",
      { type: "array", prefixItems: [{ type: "string" }, { type: "number" }], items: false },
      [[], ["a"], ["a", 1]],
      [[1], ["a", 1, 2]],
    ],
    [
      "a schema that holds itself",
      {
        $ref: "#/$defs/node",
        $defs: {
          node: {
            type: "object",
            properties: { next: { $ref: "#/$defs/node" } },
            additionalProperties: false,
          },
        },
      },
      [{}, { next: { next: {} } }],
      [{ next: 1 }, { next: { next: { x: 1 } } }],
    ],
    ["other types by not", { not: { type: "string" } }, [1, null, {}], ["a"]],
    [
      "an enum of thousands",
      { enum: Array.from({ length: 3_000 }, (_, index) => `v${index}`) },
      ["v0", "v2999"],
      ["v3000"],
    ],
    ["branches", { oneOf: [{ const: "a" }, { type: "boolean" }] }, ["a", true], ["b", 1]],
  ];

  it.each(cases)("holds %s exactly", (_, schema, accepted, refused) => {
    expect(accepted.filter((value) => !accepts(schema, value))).toEqual([]);
    expect(refused.filter((value) => accepts(schema, value))).toEqual([]);
  });

  it("refuses white space between tokens", () => {
    const accept = createAcceptor(compileGrammar({ type: "array", items: { const: 1 } }).grammar);
    expect(accept("[1,1]")).toBe(true);
    expect(accept("[1, 1]")).toBe(false);
  });

  it.each<[string, JsonSchema]>([
    ["bounds that cross", { type: "integer", minimum: 2, maximum: 1 }],
    ["lengths that cross", { type: "string", minLength: 5, maxLength: 3 }],
    ["false", { not: {} }],
    ["a required name that cannot be", { type: "object", required: ["a"], properties: { a: { not: {} } } }],
  ])("is not written for %s, which no value keeps", (_, schema) => {
    expect(() => compileGrammar(schema)).toThrow("no value satisfies the schema");
  });

  it.each<[string, JsonSchema, string]>([
    ["items that differ", { type: "array", uniqueItems: true }, "/uniqueItems"],
    ["items that are required", { type: "array", contains: { const: 1 } }, "/contains"],
    ["what looks behind", { type: "string", pattern: "(?<=a)b" }, "/pattern"],
    ["a back-reference by name", { type: "string", pattern: "^(?<q>x|y)(a+)+\\k<q>$" }, "/pattern"],
    ["a general not", { type: "object", not: { required: ["a"] } }, "/not"],
    ["branches that overlap", { oneOf: [{ type: "integer" }, { type: "number" }] }, "/oneOf"],
  ])("lists %s as left to the check", (_, schema, pointer) => {
    expect(compileGrammar(schema).unenforced.map((item) => item.pointer)).toContain(pointer);
  });

  it("holds an asserted format and the pattern next to it, and no format that is an annotation", () => {
    const accepts = (schema: JsonSchema) =>
      createAcceptor(compileGrammar(schema, { assertsFormats: true }).grammar);
    const date = accepts({ type: "string", format: "date", pattern: "^2" });
    expect(['"2026-02-28"', '"1999-02-28"', '"2nd"'].map(date)).toEqual([true, false, false]);
    const byte: JsonSchema = { type: "string", format: "byte", pattern: "^n" };
    expect(accepts(byte)('"no base 64"')).toBe(true);
    expect(compileGrammar(byte, { assertsFormats: true }).unenforced).toEqual([]);
  });

  it("holds formats only where they are asserted", () => {
    const schema: JsonSchema = { type: "string", format: "date" };
    const accept = (assertsFormats: boolean) =>
      createAcceptor(compileGrammar(schema, { assertsFormats }).grammar);
    expect(accept(false)('"soon"')).toBe(true);
    expect([accept(true)('"soon"'), accept(true)('"2026-02-28"'), accept(true)('"2026-02-30"')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it.each([
    ["usual", randomSchema, 100],
    ["entangled", entangledSchema, runs],
  ] as const)(
    "of %s schemas accepts what is valid, and what it accepts is valid or breaks what it lists",
    (_, schemas, numRuns) => {
      fc.assert(
        fc.property(schemas, fc.array(randomValue, { minLength: 12, maxLength: 12 }), (schema, values) => {
          const check = compileEvaluation({ ...schema });
          const grammar = grammarOf(schema);
          const valid = values
            .filter((value) => check(value))
            .map((value) => JSON.stringify(inSchemaOrder(value, schema)));
          const accept = grammar === null ? () => false : createAcceptor(grammar.grammar);
          expect(valid.filter((text) => !accept(text))).toEqual([]);
          if (grammar === null || grammar.unenforced.length > 0) return;
          for (const text of fc.sample(grammarTexts(grammar.grammar), 5)) {
            expect({ text, accepted: accept(text) }).toEqual({ text, accepted: true });
            expect({ text, valid: check(JSON.parse(text)) }).toEqual({ text, valid: true });
          }
        }),
        { numRuns },
      );
    },
    120_000,
  );
});

function grammarOf(schema: JsonSchema) {
  try {
    return compileGrammar(schema);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

describe("the grammar of a contract of ours", () => {
  it.each(contractRefs.filter((ref) => !/^(analysis-report|decision-run|decision-record)/.test(ref)))(
    "%s accepts only JSON that fits the wire schema",
    async (ref) => {
      const wire = toWireSchema((await loadContract(ref)).schema, wireForms.llama, { limits: { text: 12 } });
      const check = compileCheck({ ...wire });
      fc.assert(
        fc.property(grammarTexts(compileGrammar(wire).grammar), (text) => {
          const blanks = /"(?: |\\[nrt]){5}/.test(text);
          expect(blanks || check(JSON.parse(text))).toBe(true);
        }),
        { numRuns: 25 },
      );
    },
  );

  it("accepts nothing that is not a decision", () => {
    const wire = toWireSchema(agentDecision.schema, wireForms.llama, { limits: { text: 20 } });
    fc.assert(
      fc.property(grammarTexts(compileGrammar(wire).grammar), (text) => {
        expect(agentDecision.validate(JSON.parse(text))).toEqual([]);
      }),
    );
  });
});
