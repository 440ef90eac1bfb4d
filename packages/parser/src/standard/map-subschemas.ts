import { isObject } from "../node/compare.js";

type Schema = Readonly<Record<string, unknown>>;

const holdsOne: ReadonlySet<string> = new Set([
  "items",
  "additionalProperties",
  "propertyNames",
  "contains",
  "not",
  "if",
  "then",
  "else",
  "unevaluatedItems",
  "unevaluatedProperties",
]);
const holdsSeveral: ReadonlySet<string> = new Set(["prefixItems", "anyOf", "oneOf", "allOf"]);
const holdsNamed: ReadonlySet<string> = new Set([
  "properties",
  "patternProperties",
  "dependentSchemas",
  "$defs",
]);

/** A schema with each schema directly within it changed. */
export function mapSubschemas(schema: Schema, change: (inner: Schema) => Schema): Schema {
  const inner = (value: unknown): unknown => (isSchema(value) ? change(value) : value);
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (holdsOne.has(keyword)) return [keyword, inner(value)];
      if (holdsSeveral.has(keyword) && Array.isArray(value)) return [keyword, value.map(inner)];
      if (!holdsNamed.has(keyword) || !isSchema(value)) return [keyword, value];
      return [keyword, Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inner(part)]))];
    }),
  );
}

function isSchema(value: unknown): value is Schema {
  return isObject(value) && !Array.isArray(value);
}
