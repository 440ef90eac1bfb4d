import type { JsonSchema } from "@concordat/contracts/contract";

/** A schema that no value satisfies. */
export const never: JsonSchema = { not: {} };

/** Returns the schemas of a keyword's value that may be `true` or `false`: none, or one. */
export function asSchemas(schema: JsonSchema | boolean | undefined): JsonSchema[] {
  if (schema === undefined || schema === true) return [];
  return [schema === false ? never : schema];
}
