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

type Tie = (name: "schema") => fc.Arbitrary<unknown>;
type Keywords = (tie: Tie) => Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** The keywords that most schemas are made of. */
const usual: Keywords = (tie) => ({
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
});

/** Constraints on parts that no other schema evaluates; without member names, so that they impose no order. */
const leftOver = fc.oneof(
  fc.boolean(),
  fc.record({ type }),
  fc.record({ enum: fc.array(scalar, { minLength: 1 }) }),
);

/** Keywords that apply several schemas to one value, many of them together. */
const entangled: Keywords = (tie) => ({
  type: fc.constantFrom("object", "array"),
  enum: fc.array(fc.oneof(scalar, fc.dictionary(name, scalar), fc.array(scalar)), {
    minLength: 1,
    maxLength: 4,
  }),
  required: fc.uniqueArray(name, { maxLength: 2 }),
  minItems: limit,
  properties: fc.dictionary(name, tie("schema"), { maxKeys: 2 }).map(inOrder),
  patternProperties: fc.dictionary(pattern, tie("schema"), { maxKeys: 2 }),
  additionalProperties: leftOver,
  propertyNames: fc.oneof(
    fc.record({ pattern }),
    fc.record({ enum: fc.array(scalar, { minLength: 1 }) }),
    fc.record({ type }),
    fc.record({ minLength: limit, maxLength: limit }),
  ),
  prefixItems: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }),
  items: leftOver,
  contains: fc.record({ type }),
  unevaluatedItems: leftOver,
  unevaluatedProperties: leftOver,
  allOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }),
  anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
  oneOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
  ...Object.fromEntries(["if", "then", "else"].map((keyword) => [keyword, tie("schema")])),
  not: fc.oneof(fc.record({ type }), tie("schema")),
  dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 1 }), { maxKeys: 1 }),
  dependentSchemas: fc.dictionary(name, tie("schema"), { maxKeys: 1 }),
});

/** Schemas of the usual keywords, small enough that random values often keep them. */
export const randomSchema: fc.Arbitrary<JsonSchema> = schemasOf(usual, 2);

/** Schemas that apply many schemas to one value. */
export const entangledSchema: fc.Arbitrary<JsonSchema> = schemasOf(entangled, 3);

function schemasOf(made: Keywords, maxDepth: number): fc.Arbitrary<JsonSchema> {
  return fc
    .letrec<{ schema: JsonSchema; keyword: JsonSchema }>((tie) => ({
      schema: fc.array(tie("keyword"), { maxLength: 4 }).map((some) => Object.assign({}, ...some)),
      keyword: fc.oneof({ maxDepth, depthIdentifier: "schema" }, ...keywords(made(tie))),
    }))
    .schema.map((schema) => JSON.parse(JSON.stringify(schema)));
}

function keywords(values: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<JsonSchema>[] {
  return Object.entries(values).map(([keyword, value]) => value.map((own) => ({ [keyword]: own })));
}

function inOrder<T>(members: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1)));
}
