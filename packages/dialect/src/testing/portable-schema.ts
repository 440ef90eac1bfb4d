import fc from "fast-check";
import type { JsonSchema } from "../schema/json-schema.js";

const name = fc.constantFrom("a", "b", "kind", "constructor", "x/y~z");
const scalar = fc.constantFrom(null, true, false, 0, 1, 2, 1.5, "", "a", "b", "ab", "😀", "2026-03-14");
const type = fc.constantFrom("null", "boolean", "integer", "number", "string", "array", "object");
const limit = fc.nat(3);

/** JSON values that often satisfy a `portableSchema`, and often just miss it. */
export const value: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    scalar,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(name, tie("value"), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

const { schema } = fc.letrec<{ schema: JsonSchema; tagged: JsonSchema; keyword: JsonSchema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, depthIdentifier: "schema" },
    {
      weight: 6,
      arbitrary: fc.array(tie("keyword"), { maxLength: 4, depthIdentifier: "schema" }).map(together),
    },
    { weight: 1, arbitrary: union("oneOf", tie("schema")) },
    { weight: 1, arbitrary: union("anyOf", tie("schema")) },
    { weight: 1, arbitrary: union("oneOf", tie("tagged")) },
    { weight: 1, arbitrary: union("anyOf", tie("tagged")) },
    { weight: 1, arbitrary: fc.constant({ $ref: "#/$defs/other" }) },
  ),
  tagged: fc
    .record({
      tag: fc.constantFrom("a", "b", 1, true),
      required: fc.boolean(),
      isDefault: fc.boolean(),
      rest: tie("schema"),
    })
    .map(({ tag, required, isDefault, rest }) => ({
      type: "object",
      properties: { kind: { const: tag, ...(isDefault && { default: tag }) }, a: rest },
      ...(required && { required: ["kind"] }),
    })),
  keyword: fc.oneof(
    { maxDepth: 3, depthIdentifier: "schema" },
    one("type", type),
    one("type", fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
    one("enum", fc.uniqueArray(scalar, { minLength: 1, maxLength: 4 })),
    one("const", scalar),
    one("minLength", limit),
    one("maxLength", limit),
    one("pattern", fc.constantFrom("^a", "[^ \\t\\r\\n]")),
    one("minimum", limit),
    one("exclusiveMaximum", limit),
    one("minItems", limit),
    one("maxItems", limit),
    one("uniqueItems", fc.boolean()),
    one("required", fc.uniqueArray(name, { maxLength: 2 })),
    one("additionalProperties", fc.boolean()),
    one("maxProperties", limit),
    one("additionalProperties", tie("schema")),
    one("items", tie("schema")),
    one("properties", fc.dictionary(name, tie("schema"), { maxKeys: 3, noNullPrototype: true })),
  ),
}));

function one(keyword: string, its: fc.Arbitrary<unknown>): fc.Arbitrary<JsonSchema> {
  return its.map((value) => ({ [keyword]: value }));
}

function together(keywords: readonly JsonSchema[]): JsonSchema {
  return Object.assign({}, ...keywords);
}

/** Schemas within the dialect, with unions of every kind and references. */
export const portableSchema: fc.Arbitrary<JsonSchema> = fc
  .tuple(schema, schema)
  .map(([root, other]) => ({ ...root, $defs: { other: { ...other, $ref: undefined } } }))
  .map((root) => JSON.parse(JSON.stringify(root)));

function union(keyword: "oneOf" | "anyOf", branch: fc.Arbitrary<JsonSchema>): fc.Arbitrary<JsonSchema> {
  return fc.array(branch, { minLength: 1, maxLength: 3 }).map((branches) => ({ [keyword]: branches }));
}
