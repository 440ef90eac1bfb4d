import type { JsonSchema } from "@concordat/contracts/contract";

/** A schema that no value satisfies. */
export const never: JsonSchema = { not: {} };

/** Converts the value of a keyword to a list of schemas. The list is empty for `true` and for an absent value. */
export function asSchemas(schema: JsonSchema | boolean | undefined): JsonSchema[] {
  if (schema === undefined || schema === true) return [];
  return [schema === false ? never : schema];
}
