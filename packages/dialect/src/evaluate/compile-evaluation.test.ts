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
    [{ not: { title: "Robot" } }, 1, [" not: must not be: Robot"]],
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
      [" oneOf: must be exactly one of: integer; number"],
    ],
  ])("%j refuses %j", (schema, instance, expected) => {
    expect(violations(schema, instance)).toEqual(expected);
  });
});
