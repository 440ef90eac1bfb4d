import type { JsonSchema } from "@concordat/contracts/contract";

/** A schema that no value satisfies. */
export const never: JsonSchema = { not: {} };

/** Converts a keyword's value to a list of schemas: none for `true` or an absent value, otherwise one. */
export function asSchemas(schema: JsonSchema | boolean | undefined): JsonSchema[] {
  if (schema === undefined || schema === true) return [];
  return [schema === false ? never : schema];
}
