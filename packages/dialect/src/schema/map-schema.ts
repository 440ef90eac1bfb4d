import { isSchema, type JsonSchema } from "./json-schema.js";

/** Keywords whose values are data. They may look like a schema but are none. */
const dataKeywords = new Set(["const", "enum", "default", "examples", "required", "type"]);

/** Keywords whose values map names to schemas. The names may look like keywords, but are not. */
const mapKeywords = new Set(["properties", "patternProperties", "dependentSchemas", "$defs"]);

/** Returns a copy of a schema in which a function has changed every schema object, from the inside out. */
export function mapSchema(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    return isSchema(value) ? mapSchema(value, change) : value;
  };
  return change(
    mapEntries(schema, (keyword, value) => {
      if (dataKeywords.has(keyword)) return value;
      return mapKeywords.has(keyword) && isSchema(value)
        ? mapEntries(value, (_, member) => inner(member))
        : inner(value);
    }),
  );
}

function mapEntries(object: JsonSchema, change: (key: string, value: unknown) => unknown): JsonSchema {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(key, value)]));
}
