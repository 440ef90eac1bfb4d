import { contractRefs, loadContract } from "@concordat/contracts";
import { agentDecision } from "@concordat/contracts/agent-decision";
import type { JsonSchema } from "@concordat/contracts/contract";
import { compileCheck } from "@concordat/dialect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grammarPattern } from "../testing/grammar-pattern.js";
import { toWireSchema } from "../wire/to-wire-schema.js";
import { wireForms } from "../wire/wire-form.js";
import { compileGrammar } from "./index.js";
import { integerRange } from "./integer-range.js";

const accepts = (schema: JsonSchema, value: unknown): boolean =>
  grammarPattern(compileGrammar(schema)).test(JSON.stringify(value));

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
      ["a", "a b c", "…", '"'],
      ["", " ", "\n", "abcdef"],
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
      { type: "object", properties: { a: { const: 1 }, b: { const: 2 } } },
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
    ["branches", { oneOf: [{ const: "a" }, { type: "boolean" }] }, ["a", true], ["b", 1]],
  ];

  it.each(cases)("holds %s exactly", (_, schema, accepted, refused) => {
    expect(accepted.filter((value) => !accepts(schema, value))).toEqual([]);
    expect(refused.filter((value) => accepts(schema, value))).toEqual([]);
  });

  it("refuses white space between tokens", () => {
    const pattern = grammarPattern(
      compileGrammar({ type: "object", properties: { a: { const: 1 } }, required: ["a"] }),
    );
    expect([pattern.test('{"a":1}'), pattern.test('{"a": 1}'), pattern.test('{"a":1}\n')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("holds ranges of integers to the last digit", () => {
    const bound = fc.integer({ min: -12_000, max: 12_000 });
    fc.assert(
      fc.property(bound, bound, bound, (a, b, value) => {
        const [least, most] = [Math.min(a, b), Math.max(a, b)];
        const pattern = grammarPattern(`root ::= ${integerRange(least, most)}`);
        for (const n of [value, least, most, least - 1, most + 1])
          expect(pattern.test(String(n))).toBe(n >= least && n <= most);
      }),
    );
  });

  it("has no integer between bounds that cross", () => {
    expect(() => compileGrammar({ type: "integer", minimum: 2, maximum: 1 })).toThrow(RangeError);
  });
});

describe("the grammar of a contract of ours", () => {
  it.each(contractRefs.filter((ref) => !/^(analysis-report|decision-run|decision-record)/.test(ref)))(
    "%s accepts only JSON that fits the wire schema",
    async (ref) => {
      const wire = toWireSchema((await loadContract(ref)).schema, wireForms.llama, { maxText: 12 });
      const check = compileCheck({ ...wire });
      fc.assert(
        fc.property(fc.stringMatching(grammarPattern(compileGrammar(wire))), (text) => {
          expect(check(JSON.parse(text))).toBe(true);
        }),
        { numRuns: 25 },
      );
    },
  );

  it("accepts nothing that is no decision", () => {
    const wire = toWireSchema(agentDecision.schema, wireForms.llama, { maxText: 20 });
    fc.assert(
      fc.property(fc.stringMatching(grammarPattern(compileGrammar(wire))), (text) => {
        expect(agentDecision.validate(JSON.parse(text))).toEqual([]);
      }),
    );
  });
});
