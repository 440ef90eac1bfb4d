import type { JsonSchema, JsonTypeName } from "@concordat/contracts/contract";
import { mapValues } from "./map-schema.js";

/**
 * Facts of the moment, as JSON Pointers to the values open there: `{ "/post_id": ["p1", "p2"] }`. `*` stands
 * for every item of an array.
 */
export type Narrowing = Readonly<Record<string, readonly (string | number)[]>>;

/**
 * A schema that allows, at each place, only the values given.
 * @throws {RangeError} when a place is not in the schema or no value is open: nothing could be answered
 */
export function narrowSchema(schema: JsonSchema, narrowing: Narrowing): JsonSchema {
  return Object.entries(narrowing).reduce((narrowed, [pointer, values]) => {
    if (values.length === 0)
      throw new RangeError(`nothing is open at ${pointer}: there is nothing to answer`);
    const result = narrowAt(narrowed, pointer.split("/").slice(1), values);
    if (result === null) throw new RangeError(`the schema has no place ${pointer} to narrow`);
    return result;
  }, schema);
}

function narrowAt(
  schema: JsonSchema,
  path: readonly string[],
  values: readonly (string | number)[],
): JsonSchema | null {
  const [token, ...rest] = path;
  if (token === undefined) return asEnum(schema, values);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches !== undefined) {
    const narrowed = branches.map((branch) => narrowAt(branch, path, values));
    if (narrowed.every((branch) => branch === null)) return null;
    const all = narrowed.map((branch, index) => branch ?? branches[index] ?? {});
    return schema.oneOf === undefined ? { ...schema, anyOf: all } : { ...schema, oneOf: all };
  }
  if (token === "*") {
    const items = typeof schema.items === "object" ? narrowAt(schema.items, rest, values) : null;
    return items === null ? null : { ...schema, items };
  }
  const property = schema.properties?.[token];
  const narrowed = property === undefined ? null : narrowAt(property, rest, values);
  if (narrowed === null) return null;
  return {
    ...schema,
    properties: mapValues(schema.properties ?? {}, (old, key) => (key === token ? narrowed : old)),
  };
}

function asEnum({ description, title }: JsonSchema, values: readonly (string | number)[]): JsonSchema {
  const types = new Set(
    values.map((value): JsonTypeName => (typeof value === "string" ? "string" : "number")),
  );
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    type: types.size === 1 ? ([...types][0] ?? "string") : [...types],
    enum: [...new Set(values)],
  };
}
