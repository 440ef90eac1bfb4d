import type { JsonSchema } from "@concordat/contracts/contract";

/** Returns the schema of an object with exactly these properties. */
export function closedObject(
  properties: Readonly<Record<string, object>>,
  required: readonly string[],
): JsonSchema {
  return { type: "object", properties, required: [...required], additionalProperties: false };
}
