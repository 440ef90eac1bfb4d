import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileCheck } from "../ajv/compile-check.js";
import { lintSchema } from "../lint/lint-schema.js";
import type { JsonSchema } from "../schema/json-schema.js";
import { portableSchema, value } from "../testing/portable-schema.js";
import { compileEvaluation } from "./compile-evaluation.js";

/** Each violation as `path keyword: message`. */
function violations(schema: JsonSchema, instance: unknown): string[] {
  const check = compileEvaluation(schema);
  check(instance);
  return (check.errors ?? []).map(
    ({ instancePath, keyword, message }) => `${instancePath} ${keyword}: ${message}`,
  );
}

it("gives the verdict of the compiled check on portable schemas, and a violation for every refusal", () => {
  fc.assert(
    fc.property(portableSchema, fc.array(value, { minLength: 5, maxLength: 5 }), (schema, values) => {
      fc.pre(lintSchema(schema).length === 0);
      const compiled = compileCheck(schema);
      const evaluated = compileEvaluation(schema);
      for (const item of values) {
        expect({ item, valid: evaluated(item) }).toEqual({ item, valid: compiled(item) });
        expect(evaluated.errors?.length !== 0).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);

describe("one broken rule is one violation", () => {
  it.each<[JsonSchema, unknown, string[]]>([
    [{ type: ["string", "null"], minLength: 2 }, 7, [" type: must be a string or null, not the number 7"]],
    [{ multipleOf: 0.01 }, 19.99, []],
    [{ multipleOf: 0.01 }, 19.995, [" multipleOf: must be a multiple of 0.01"]],
    [{ multipleOf: 0.5 }, 1e308, []],
    [{ enum: [] }, 1, [" enum: no value is valid here"]],
    [{ properties: { a: { not: {} } } }, { a: 1 }, ["/a not: no value is valid here"]],
    [{ not: { title: "Robot" } }, 1, [" not: must not be Robot"]],
    [{ items: false, prefixItems: [{}] }, [1, 2], [" items: must not have an item 1"]],
    [
      { contains: { const: 1 } },
      [2],
      [" contains: must contain at least 1 of the items that the schema asks for"],
    ],
    [
      { patternProperties: { "^n": { type: "number" } } },
      { na: "x" },
      ["/na type: must be a number, not a string"],
    ],
    [{ propertyNames: { maxLength: 1 } }, { ab: 1 }, [" propertyNames: must not have a property named 'ab'"]],
    [
      { dependentRequired: { a: ["b"] } },
      { a: 1 },
      [" dependentRequired: must have the property 'b' beside 'a'"],
    ],
    [
      { properties: { a: {} }, unevaluatedProperties: false },
      { a: 1, b: 2 },
      [" unevaluatedProperties: must not have the property 'b'"],
    ],
    [
      JSON.parse('{"if": {"required": ["a"]}, "then": {"required": ["b"]}}'),
      { a: 1 },
      [" required: must have the property 'b'"],
    ],
    [
      { anyOf: [{ type: "string", maxLength: 1 }, { type: "null" }] },
      "ab",
      [" maxLength: must have at most 1 character"],
    ],
    [
      { oneOf: [{ type: "integer" }, { type: "number" }] },
      1,
      [" oneOf: must be exactly one of: integer; number. It matches both integer and number"],
    ],
  ])("%j refuses %j", (schema, instance, expected) => {
    expect(violations(schema, instance)).toEqual(expected);
  });
});

const cat = {
  title: "Cat",
  type: "object",
  properties: { age: { type: "integer" } },
  required: ["meow", "age"],
};
const dog = { title: "Dog", type: "object", required: ["bark"] };

describe("a union says what a value lacks for the nearest alternative", () => {
  it.each<[string, JsonSchema, unknown, string[]]>([
    [
      "one of several sets of properties",
      { anyOf: [{ required: ["a", "b"] }, { required: ["c", "d", "e"] }] },
      { a: 1 },
      [
        " anyOf: must have at least one of: 'a' and 'b'; 'c', 'd' and 'e'. Nearest is 'a' and 'b': must have the property 'b'",
      ],
    ],
    [
      "single properties, which say all",
      { anyOf: [{ required: ["a"] }, { required: ["b"] }] },
      {},
      [" anyOf: must have at least one of: 'a'; 'b'"],
    ],
    [
      "exactly one of the properties",
      { oneOf: [{ required: ["a"] }, { required: ["b"] }] },
      { a: 1, b: 2 },
      [" oneOf: must have exactly one of: 'a'; 'b'. It matches both 'a' and 'b'"],
    ],
    [
      "of equally many missing properties, those of which the value has some",
      { anyOf: [{ required: ["a", "b"] }, { required: ["c"] }] },
      { a: 1 },
      [
        " anyOf: must have at least one of: 'a' and 'b'; 'c'. Nearest is 'a' and 'b': must have the property 'b'",
      ],
    ],
    [
      "every alternative that matches",
      { oneOf: [{ required: ["a"] }, { required: ["b"] }, { required: ["c"] }] },
      { a: 1, b: 2, c: 3 },
      [" oneOf: must have exactly one of: 'a'; 'b'; 'c'. It matches 'a', 'b' and 'c'"],
    ],
    [
      "the place and the rule within the nearest",
      { anyOf: [cat, dog] },
      { meow: true, age: "7", pets: [] },
      [" anyOf: must be one of: Cat; Dog. Nearest is Cat: /age must be an integer, not a string"],
    ],
    [
      "alternatives that read alike are numbered",
      {
        oneOf: [
          { type: "object", maxProperties: 3 },
          { type: "object", minProperties: 1 },
        ],
      },
      { a: 1 },
      [
        " oneOf: must be exactly one of: object (alternative 1); object (alternative 2). It matches both object (alternative 1) and object (alternative 2)",
      ],
    ],
    [
      "below the root, places are those within the value",
      { properties: { pet: { anyOf: [cat, { type: "object", required: ["x", "y", "z"] }] } } },
      { pet: { age: 1.5, meow: 1 } },
      [
        "/pet anyOf: must be one of: Cat; object with 'x', 'y' and 'z'. Nearest is Cat: /age must be an integer, not the number 1.5",
      ],
    ],
    [
      "none is near if all have another type",
      { anyOf: [{ type: "string", minLength: 1 }, { type: "string", format: "date" }, {}], not: {} },
      1,
      [" not: no value is valid here"],
    ],
  ])("%s", (_title, schema, instance, expected) => {
    expect(violations(schema, instance)).toEqual(expected);
    expect(compileEvaluation(schema)(instance)).toBe(false);
  });
});

describe("not says what must not be", () => {
  it.each<[JsonSchema, unknown, string]>([
    [{ required: ["a"] }, { a: 1 }, "must not have the property 'a'"],
    [{ required: ["a", "b"] }, { a: 1, b: 1 }, "must not have together the properties 'a' and 'b'"],
    [{ type: "string" }, "x", "must not be a string"],
    [{ enum: ["x", "y"] }, "x", 'must not be "x" or "y"'],
    [{ anyOf: [{ required: ["a"] }, { required: ["b"] }] }, { b: 1 }, "must not have the property 'b'"],
    [{ pattern: "^a", type: "string" }, "ab", "must not be a string that matches ^a"],
    [{ properties: { kind: { const: "x" } } }, { kind: "x" }, 'must not be an object with kind "x"'],
    [{ type: ["string", "null"] }, null, "must not be a string or null"],
    [
      { properties: { a: { type: "string", minLength: 3 } }, required: ["a"] },
      { a: "long" },
      "must not be an object with 'a' and in which 'a' is a string of at least 3 characters",
    ],
  ])("not %j refuses %j", (not, instance, message) => {
    expect(violations({ not }, instance)).toEqual([` not: ${message}`]);
  });
});

it("reports a deeply nested value of a recursive union in good time", () => {
  const schema = {
    anyOf: [{ required: ["left"], properties: { child: { $ref: "#" } } }, { required: ["right"] }],
  };
  let value: unknown = {};
  for (let depth = 0; depth < 200; depth++) value = { left: 1, child: value };
  const check = compileEvaluation(schema);
  expect(check(value)).toBe(false);
  expect(check.errors?.[0]?.message?.length).toBeLessThan(500);
});

it("is worded alike where the check is compiled", () => {
  const schema = { type: "object", properties: { pet: { anyOf: [cat, dog] } } };
  const [compiled, evaluated] = [compileCheck(schema), compileEvaluation(schema)];
  for (const value of [{ pet: { age: 1 } }, { pet: { bark: 1 } }, { pet: {} }]) {
    expect(compiled(value)).toBe(evaluated(value));
    expect(compiled.errors).toEqual(evaluated.errors);
  }
});
