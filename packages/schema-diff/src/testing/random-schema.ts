import fc, { type Arbitrary } from "fast-check";

/** A JSON Schema as the tests make them. */
export type TestSchema = boolean | { [keyword: string]: unknown };

/** Few names, texts and numbers, so that schemas and values made at random have much to do with one another. */
export const names = ["a", "b", "c", "d"] as const;
const texts = ["", "a", "ab", "abc", "b1", "x-y", "2024-02-29"];
const patterns = ["^a", "b", "^[a-c]+$", "^.{2}$", "\\d", "^x-"];
const formats = ["date", "email", "ipv4"];
const typeNames = ["null", "boolean", "integer", "number", "string", "array", "object"];

const name = fc.constantFrom(...names);
const count = fc.integer({ min: 0, max: 4 });
const number = fc.constantFrom(-2, -1, 0, 0.5, 1, 1.5, 2, 3, 4, 6);

/** Any small JSON value. */
export const instance: Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(null, true, false),
    number,
    fc.constantFrom(...texts),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names, "x-y"), tie("value"), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
})).value;

const scalar = fc.oneof(fc.constantFrom(null, true, false), number, fc.constantFrom(...texts));

/** One or several keywords of some kind, each with a value. */
type Keywords = Arbitrary<{ [keyword: string]: unknown }>;

const types: Keywords = fc
  .uniqueArray(fc.constantFrom(...typeNames), { minLength: 1, maxLength: 3 })
  .map((list) => ({ type: list.length === 1 ? list[0] : list }));

const listed: Keywords = fc.oneof(
  fc.uniqueArray(scalar, { minLength: 1, maxLength: 4 }).map((list) => ({ enum: list })),
  instance.map((value) => ({ const: value })),
);

const numeric: Keywords = fc.record(
  {
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    exclusiveMaximum: number,
    multipleOf: fc.constantFrom(0.5, 1, 2, 3, 4),
  },
  { requiredKeys: [] },
);

const textual: Keywords = fc.record(
  {
    minLength: count,
    maxLength: count,
    pattern: fc.constantFrom(...patterns),
    format: fc.constantFrom(...formats),
  },
  { requiredKeys: [] },
);

const schemaOf = (inner: Arbitrary<TestSchema>): Arbitrary<TestSchema> => {
  const branches = fc.array(inner, { minLength: 1, maxLength: 3 });
  const objects: Keywords = fc.record(
    {
      type: fc.constant("object"),
      properties: fc.dictionary(name, inner, { maxKeys: 3, noNullPrototype: true }),
      required: fc.uniqueArray(name, { maxLength: 2 }),
      additionalProperties: fc.oneof(fc.constant(false), inner),
      patternProperties: fc.dictionary(fc.constantFrom("^a", "^x-", "b"), inner, {
        maxKeys: 2,
        noNullPrototype: true,
      }),
      minProperties: count,
      maxProperties: count,
      propertyNames: fc.constantFrom({ maxLength: 1 }, { pattern: "^[a-c]" }, { enum: ["a", "b"] }),
      dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), {
        maxKeys: 1,
        noNullPrototype: true,
      }),
      dependentSchemas: fc.dictionary(name, inner, { maxKeys: 1, noNullPrototype: true }),
    },
    { requiredKeys: ["type"] },
  );
  const arrays: Keywords = fc.record(
    {
      type: fc.constant("array"),
      items: inner,
      prefixItems: branches,
      minItems: count,
      maxItems: count,
      uniqueItems: fc.boolean(),
      contains: inner,
      minContains: fc.integer({ min: 0, max: 2 }),
      maxContains: fc.integer({ min: 1, max: 3 }),
    },
    { requiredKeys: ["type"] },
  );
  const combined: Keywords = fc.oneof(
    fc.record({ allOf: branches }),
    fc.record({ anyOf: branches }),
    fc.record({ oneOf: branches }),
    fc.record({ not: inner }),
    // biome-ignore lint/suspicious/noThenProperty: it is the name of a keyword
    fc.record({ if: inner, then: inner, else: inner }, { requiredKeys: ["if"] }),
    fc.record({ unevaluatedProperties: fc.oneof(fc.boolean(), inner) }),
    fc.record({ $ref: fc.constantFrom("#/$defs/one", "#/$defs/two") }),
    fc.constant({ type: "object", properties: { a: { $ref: "#" } } }),
    fc.constant({ type: "array", items: { $ref: "#" } }),
  );
  const plain = fc.oneof(types, listed, numeric, textual, objects, objects, arrays, combined);
  return fc.oneof(
    { weight: 8, arbitrary: plain },
    { weight: 3, arbitrary: fc.tuple(plain, plain).map(([first, second]) => ({ ...first, ...second })) },
    { weight: 1, arbitrary: fc.boolean() },
  );
};

const leaf: Arbitrary<TestSchema> = fc.oneof(types, listed, numeric, textual, fc.boolean());

/** Any schema inside a document. */
export const subschema: Arbitrary<TestSchema> = schemaOf(schemaOf(leaf));

/** A whole document: a schema with the definitions that references in it lead to, where there are any. */
export const document: Arbitrary<{ [keyword: string]: unknown }> = fc
  .tuple(subschema, schemaOf(leaf), schemaOf(leaf))
  .map(([body, first, two]) => {
    const isReferring = JSON.stringify(body).includes("#/$defs/");
    return {
      ...(typeof body === "boolean" ? {} : body),
      ...(isReferring ? { $defs: { one: first, two } } : {}),
    };
  });
