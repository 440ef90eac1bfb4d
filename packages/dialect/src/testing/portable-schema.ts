import fc from "fast-check";
import type { JsonSchema } from "../schema/json-schema.js";

const name = fc.constantFrom("a", "b", "kind", "constructor", "x/y~z");
const scalar = fc.constantFrom(null, true, false, 0, 1, 2, 1.5, "", "a", "b", "ab", "😀", "2026-03-14");
const type = fc.constantFrom("null", "boolean", "integer", "number", "string", "array", "object");
const limit = fc.nat(3);

/** JSON values that often keep what `portableSchema` asks for, and often just miss it. */
export const value: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    scalar,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(name, tie("value"), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

const { schema } = fc.letrec<{ schema: JsonSchema; tagged: JsonSchema; rules: JsonSchema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    { weight: 4, arbitrary: tie("rules") },
    { weight: 1, arbitrary: union("oneOf", tie("schema")) },
    { weight: 1, arbitrary: union("anyOf", tie("schema")) },
    { weight: 1, arbitrary: union("oneOf", tie("tagged")) },
    { weight: 1, arbitrary: union("anyOf", tie("tagged")) },
    { weight: 1, arbitrary: fc.constantFrom({ $ref: "#/$defs/other" }) },
  ),
  tagged: fc
    .record({
      const: fc.constantFrom("a", "b", 1, true),
      required: fc.boolean(),
      default: fc.boolean(),
      rest: tie("schema"),
    })
    .map((tag) => ({
      type: "object",
      properties: { kind: { const: tag.const, ...(tag.default && { default: tag.const }) }, a: tag.rest },
      ...(tag.required && { required: ["kind"] }),
    })),
  rules: fc.record(
    {
      type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
      enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 4 }),
      const: scalar,
      minLength: limit,
      maxLength: limit,
      pattern: fc.constantFrom("^a", "[^ \\t\\r\\n]"),
      minimum: limit,
      exclusiveMaximum: limit,
      minItems: limit,
      maxItems: limit,
      uniqueItems: fc.boolean(),
      items: tie("schema"),
      properties: fc.dictionary(name, tie("schema"), { maxKeys: 3, noNullPrototype: true }),
      required: fc.uniqueArray(name, { maxLength: 2 }),
      additionalProperties: fc.oneof(fc.boolean(), tie("schema")),
      maxProperties: limit,
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
}));

/** Schemas within the dialect, with unions of every kind and references. */
export const portableSchema: fc.Arbitrary<JsonSchema> = fc
  .tuple(schema, schema)
  .map(([root, other]) => ({ ...root, $defs: { other: { ...other, $ref: undefined } } }))
  .map((root) => JSON.parse(JSON.stringify(root)));

function union(keyword: "oneOf" | "anyOf", branch: fc.Arbitrary<JsonSchema>): fc.Arbitrary<JsonSchema> {
  return fc.array(branch, { minLength: 1, maxLength: 3 }).map((branches) => ({ [keyword]: branches }));
}
