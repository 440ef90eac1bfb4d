/**
 * Checks a value that a JavaScript caller passes as a schema.
 * @throws {RangeError} when it cannot be a schema
 */
export function assertSchema(schema: unknown): void {
  const isObject = typeof schema === "object" && schema !== null && !Array.isArray(schema);
  if (!isObject && typeof schema !== "boolean")
    throw new RangeError("schema must be a JSON Schema: an object, or true or false");
}
