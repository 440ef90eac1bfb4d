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
    ...all.flatMap(({ dependentRequired = {} }) => Object.entries(dependentRequired).flat(2)),
    ...all.flatMap(({ dependentSchemas = {} }) => Object.keys(dependentSchemas)),
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

/** Some schemas, and all schemas that apply to the same value through them. */
function beside(schemas: readonly JsonSchema[], root: JsonSchema): readonly JsonSchema[] {
  const found = new Set(schemas);
  for (const { $ref, allOf = [], anyOf = [], oneOf = [], dependentSchemas = {}, ...schema } of found) {
    const { if: condition, then: yes, else: no } = schema;
    const target = $ref === "#" ? root : root.$defs?.[$ref?.replace("#/$defs/", "") ?? ""];
    const conditional = [condition, yes, no, ...Object.values(dependentSchemas)];
    for (const inner of [target, ...allOf, ...anyOf, ...oneOf, ...conditional])
      if (inner !== undefined) found.add(inner);
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
