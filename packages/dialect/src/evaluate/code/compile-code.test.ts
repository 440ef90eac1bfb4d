import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../../schema/json-schema.js";
import { portableSchema, value } from "../../testing/portable-schema.js";
import { compileEvaluation } from "../compile-evaluation.js";
import { compileCode } from "./compile-code.js";

/** Values that JSON does not have, or whose names every object has. */
const odd: readonly unknown[] = [
  undefined,
  Number.NaN,
  { a: undefined },
  Object.create({ a: "inherited" }),
  Object.assign(Object.create({ a: "inherited" }), { b: 2 }),
  Object.assign(Object.create(null), { a: 1 }),
  JSON.parse('{"__proto__": 1, "constructor": 2}'),
  [undefined],
];

it("gives the verdicts and violations of the closures on portable schemas", () => {
  fc.assert(
    fc.property(portableSchema, fc.array(value, { minLength: 5, maxLength: 5 }), (schema, values) => {
      const closures = compileEvaluation(schema);
      const code = compileCode(schema);
      for (const item of [...values, ...odd]) {
        const valid = closures(item);
        expect([code.is(item), closures.is(item), code(item)]).toEqual([valid, valid, valid]);
        expect(code.errors ?? null).toEqual(closures.errors ?? null);
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);

describe("keywords that other validators read differently", () => {
  const values: readonly unknown[] = [
    ...odd,
    ...[null, true, 0, 1.5, 19.99, "", "ab", "😀", [], [1, 1], [1, "a"], [{}]],
    ...[
      {},
      { a: 1 },
      { a: "x" },
      { b: 2 },
      { a: 1, b: 2, c: 3 },
      { c: 3, b: 2, a: 1 },
      { a: { x: [1], "~/": 1 } },
      { kind: "x", a: 1 },
      { kind: "y" },
      { x1: 1 },
    ],
  ];
  const nested = { properties: { a: { $ref: "#" } }, additionalProperties: { type: "integer" } };
  it.each<JsonSchema>([
    { not: { required: ["a"] } },
    JSON.parse('{"if": {"required": ["a"]}, "then": {"required": ["b"]}, "else": false}'),
    { allOf: [{ minProperties: 1 }, { maxProperties: 2 }] },
    { properties: { a: true }, patternProperties: { "^x": { type: "string" } }, additionalProperties: false },
    { patternProperties: { "^x": { type: "string" } }, required: ["a"], additionalProperties: false },
    { patternProperties: { "^[ab]": true }, required: ["a"], additionalProperties: false },
    { properties: { a: true }, required: ["b"], additionalProperties: { type: "string" } },
    { properties: { toString: { type: "string" }, a: true }, additionalProperties: false },
    { properties: { a: {} }, unevaluatedProperties: false },
    { prefixItems: [{ type: "integer" }], items: { type: "string" }, uniqueItems: true },
    { contains: { type: "integer" }, maxContains: 1 },
    { contains: { type: "integer" }, minContains: 0, maxContains: 1 },
    { contains: { type: "integer" }, minContains: 2 },
    { minItems: 1, maxItems: 2, maxProperties: 2 },
    { dependentSchemas: { a: { properties: { b: { type: "string" } } }, constructor: false } },
    {
      properties: { a: { type: "string" }, b: { type: "string" } },
      additionalProperties: { type: "string" },
    },
    { properties: { a: { properties: { x: { items: { type: "string" } } } } }, additionalProperties: false },
    { anyOf: [{ required: ["a"] }, { required: ["b"] }] },
    { not: { anyOf: [{ required: ["c"] }, { type: "array" }] } },
    { items: { anyOf: [{ type: "string" }, { type: "integer" }] }, minItems: 1 },
    { prefixItems: [{ type: "integer" }], items: false },
    { properties: { a: { type: "object", required: ["x"], properties: { "~/": { type: "null" } } } } },
    { dependentSchemas: { a: { required: ["b"] } }, dependentRequired: { b: ["c"] } },
    { propertyNames: { maxLength: 1 } },
    { multipleOf: 0.01, exclusiveMinimum: 0 },
    { minLength: 1, maxLength: 1 },
    { enum: [1, "ab", null, { a: 1 }] },
    { required: ["constructor"] },
    nested,
    {
      oneOf: ["x", "y"].map((kind) => ({
        type: "object",
        properties: { kind: { const: kind }, a: { type: "integer" } },
        required: ["kind"],
      })),
    },
    {
      properties: Object.fromEntries(
        Array.from({ length: 30 }, (_, index) => [`x${index}`, { type: "string" }]),
      ),
      required: ["x1"],
    },
  ])("%j", (schema) => {
    const closures = compileEvaluation(schema);
    const code = compileCode(schema);
    const verdicts = values.map((item) => closures(item));
    expect(values.map((item) => code.is(item))).toEqual(verdicts);
    expect(values.map((item) => closures.is(item))).toEqual(verdicts);
    expect(new Set(verdicts).size).toBe(2);
    for (const item of values) {
      closures(item);
      code(item);
      expect(code.errors ?? null).toEqual(closures.errors ?? null);
    }
  });
});

it("does not treat a name in a schema as code", () => {
  const name = '"]: throw new Error(d); //\u2028';
  const { is } = compileCode({ properties: { [name]: { const: name } }, required: [name] });
  expect([is({ [name]: name }), is({ [name]: "x" }), is({})]).toEqual([true, false, false]);
});
