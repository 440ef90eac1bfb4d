import { isSchema, type JsonSchema, nameList, resolveRef, schemaList, schemaMap } from "@concordat/dialect";
import fc from "fast-check";

/** Valid values of a schema, generated from the schema alone. For schemas written like our contracts. */
export function valuesOf(schema: JsonSchema, root: JsonSchema = schema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valuesOf(resolveRef(schema, root), root);
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (schema.oneOf !== undefined)
    return fc.oneof(...schemaList(schema.oneOf).map((branch) => valuesOf(branch, root)));
  return fc.oneof(
    ...[schema.type].flat().map((type) => ofType[String(type)]?.(schema, root) ?? fc.constant(null)),
  );
}

const ofType: Readonly<Record<string, (schema: JsonSchema, root: JsonSchema) => fc.Arbitrary<unknown>>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum = -9, exclusiveMinimum }) =>
    fc.integer({ min: exclusiveMinimum === undefined ? Number(minimum) : Number(exclusiveMinimum) + 1 }),
  number: ({ minimum = -9, maximum = 9, exclusiveMinimum }) =>
    fc.double({
      min: Number(exclusiveMinimum ?? minimum),
      minExcluded: exclusiveMinimum !== undefined,
      max: Number(maximum),
      noNaN: true,
    }),
  string: texts,
  array: ({ items, minItems = 0, maxItems = 4, uniqueItems }, root) => {
    const item = isSchema(items) ? valuesOf(items, root) : fc.jsonValue();
    const lengths = { minLength: Number(minItems), maxLength: Number(maxItems) };
    return uniqueItems === true ? fc.uniqueArray(item, lengths) : fc.array(item, lengths);
  },
  object: objects,
};

function texts({ pattern, minLength = 0, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (typeof pattern === "string") return fc.stringMatching(new RegExp(pattern, "u"));
  const graphemes = fc.string({ unit: "grapheme", minLength: Number(minLength) });
  return graphemes.filter((text) => maxLength === undefined || [...text].length <= Number(maxLength));
}

function objects(schema: JsonSchema, root: JsonSchema): fc.Arbitrary<unknown> {
  const properties = schemaMap(schema.properties).map(
    ([name, property]) => [name, valuesOf(property, root)] as const,
  );
  const named = fc.record(Object.fromEntries(properties), {
    requiredKeys: nameList(schema.required),
    noNullPrototype: true,
  });
  const { additionalProperties: others } = schema;
  if (others === false || properties.length > 0) return named;
  const value = isSchema(others) ? valuesOf(others, root) : fc.jsonValue({ maxDepth: 1 });
  return fc.dictionary(fc.string(), value, {
    minKeys: Number(schema.minProperties ?? 0),
    maxKeys: 3,
    noNullPrototype: true,
  });
}
