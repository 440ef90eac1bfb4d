import type { JsonSchema } from "@concordat/contracts/contract";
import fc from "fast-check";

const name = fc.constantFrom("a", "b", "ab");
const scalar = fc.constantFrom(null, true, 0, 1, -1, 2, 1.5, 0.25, "", "a", "b", "ab", "a b", "ba", 'q"');
const limit = fc.nat(3);
const pattern = fc.constantFrom("^a", "b$", "^[ab]*$", "[^ \\t\\r\\n]", "^(a|ab)+$");
const types = ["null", "boolean", "integer", "number", "string", "array", "object"] as const;
const type = fc.oneof(
  fc.constantFrom(...types),
  fc.uniqueArray(fc.constantFrom(...types), { minLength: 1, maxLength: 3 }),
);

/** JSON values with their keys in alphabetical order, which is the order that the schemas here name them in. */
export const randomValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    scalar,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(name, tie("value"), { maxKeys: 3 }).map(inOrder),
  ),
})).value;

/** Schemas of every keyword that a grammar looks at, small enough that random values often keep them. */
export const randomSchema: fc.Arbitrary<JsonSchema> = fc
  .letrec<{ schema: JsonSchema; keyword: JsonSchema }>((tie) => ({
    schema: fc.array(tie("keyword"), { maxLength: 4 }).map((keywords) => Object.assign({}, ...keywords)),
    keyword: fc.oneof(
      { maxDepth: 2, depthIdentifier: "schema" },
      ...keywords({
        type,
        enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 4 }),
        const: scalar,
        minLength: limit,
        maxLength: limit,
        pattern,
        minimum: fc.constantFrom(-1, 0, 0.5, 1),
        exclusiveMaximum: fc.constantFrom(1, 1.5, 2),
        multipleOf: fc.constantFrom(0.25, 0.5, 2),
        minItems: limit,
        maxItems: limit,
        required: fc.uniqueArray(name, { maxLength: 2 }),
        minProperties: limit,
        maxProperties: limit,
        items: tie("schema"),
        prefixItems: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
        properties: fc.dictionary(name, tie("schema"), { maxKeys: 3 }).map(inOrder),
        patternProperties: fc.dictionary(pattern, tie("schema"), { maxKeys: 2 }),
        additionalProperties: fc.oneof(fc.boolean(), tie("schema")),
        propertyNames: fc.record({ pattern }),
        anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }),
        oneOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
        allOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
        not: fc.record({ type }),
      }),
    ),
  }))
  .schema.map((schema) => JSON.parse(JSON.stringify(schema)));

function keywords(values: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<JsonSchema>[] {
  return Object.entries(values).map(([keyword, value]) => value.map((own) => ({ [keyword]: own })));
}

function inOrder<T>(members: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1)));
}
