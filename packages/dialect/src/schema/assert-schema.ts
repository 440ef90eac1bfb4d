/**
 * Refuses, from JavaScript, what no schema can be.
 * @throws {RangeError}
 */
export function assertSchema(schema: unknown): void {
  const isObject = typeof schema === "object" && schema !== null && !Array.isArray(schema);
  if (!isObject && typeof schema !== "boolean")
    throw new RangeError("schema must be a JSON Schema: an object, or true or false");
}
