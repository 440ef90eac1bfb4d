/** A JSON Schema as an object of keywords. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Whether a value is a schema object (`true` and `false` are schemas, too, but have no keywords). */
export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the members of a keyword that maps names to schemas, such as `properties`. */
export function schemaMap(value: unknown): [name: string, schema: JsonSchema][] {
  return isSchema(value)
    ? Object.entries(value).flatMap(([name, schema]) => (isSchema(schema) ? [[name, schema]] : []))
    : [];
}

/** Returns the members of a keyword that lists schemas, such as `oneOf`. */
export function schemaList(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? value.filter(isSchema) : [];
}

/** Returns the strings of a keyword that lists names, such as `required`. */
export function nameList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
}
