import type { JsonSchema } from "@concordat/contracts/contract";

/** Applies a change to every subschema of a schema, the innermost first, then to the schema itself. */
export function rewriteSchema(schema: JsonSchema, change: (node: JsonSchema) => JsonSchema): JsonSchema {
  const { $defs, properties, items, oneOf, anyOf, additionalProperties, ...rest } = schema;
  const map = (child: JsonSchema): JsonSchema => rewriteSchema(child, change);
  return change({
    ...rest,
    ...($defs === undefined ? {} : { $defs: mapValues($defs, map) }),
    ...(properties === undefined ? {} : { properties: mapValues(properties, map) }),
    ...(items === undefined ? {} : { items: typeof items === "boolean" ? items : map(items) }),
    ...(oneOf === undefined ? {} : { oneOf: oneOf.map(map) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(map) }),
    ...(additionalProperties === undefined
      ? {}
      : {
          additionalProperties:
            typeof additionalProperties === "boolean" ? additionalProperties : map(additionalProperties),
        }),
  });
}

/** Maps the values of an object. Keys and their order are preserved. */
export function mapValues<From, To>(
  members: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(members).map(([key, value]) => [key, change(value, key)]));
}

/** Returns the alternatives of a union. A schema that is not a union is the only alternative. */
export function branchesOf(schema: JsonSchema): readonly JsonSchema[] {
  return schema.oneOf ?? schema.anyOf ?? [schema];
}
