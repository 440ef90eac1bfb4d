import type { JsonSchema } from "@concordat/contracts/contract";

/** A value with its keys in the order in which a schema names them, and those that it does not name last. */
export function inSchemaOrder(
  value: unknown,
  root: JsonSchema,
  schemas: readonly JsonSchema[] = [root],
): unknown {
  const all = beside(schemas, root);
  if (Array.isArray(value))
    return value.map((item, index) =>
      inSchemaOrder(
        item,
        root,
        all.flatMap((schema) => itemSchemas(schema, index)),
      ),
    );
  if (typeof value !== "object" || value === null) return value;
  const named = [
    ...all.flatMap(({ properties = {} }) => Object.keys(properties)),
    ...all.flatMap(({ required = [] }) => required),
  ].filter((name) => Object.hasOwn(value, name));
  const members = new Map<string, unknown>(Object.entries(value));
  const names = [...new Set([...named, ...members.keys()])];
  return Object.fromEntries(
    names.map((name) => [
      name,
      inSchemaOrder(
        members.get(name),
        root,
        all.flatMap((schema) => memberSchemas(schema, name)),
      ),
    ]),
  );
}

/** Some schemas with all that speak of the same value through them. */
function beside(schemas: readonly JsonSchema[], root: JsonSchema): readonly JsonSchema[] {
  const found = new Set(schemas);
  for (const { $ref, allOf = [], anyOf = [], oneOf = [], if: condition, then: yes, else: no } of found) {
    const target = $ref === "#" ? root : root.$defs?.[$ref?.replace("#/$defs/", "") ?? ""];
    for (const schema of [target, ...allOf, ...anyOf, ...oneOf, condition, yes, no])
      if (schema !== undefined) found.add(schema);
  }
  return [...found];
}

function itemSchemas({ prefixItems = [], items }: JsonSchema, index: number): JsonSchema[] {
  const schema = prefixItems[index] ?? items;
  return typeof schema === "object" ? [schema] : [];
}

function memberSchemas(
  { properties = {}, patternProperties = {}, additionalProperties }: JsonSchema,
  name: string,
): JsonSchema[] {
  const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const matched = Object.entries(patternProperties).filter(([pattern]) => new RegExp(pattern).test(name));
  const found = [...(own === undefined ? [] : [own]), ...matched.map(([, schema]) => schema)];
  if (found.length > 0) return found;
  return typeof additionalProperties === "object" ? [additionalProperties] : [];
}
