import type { JsonSchema } from "@concordat/contracts/contract";

/** The schema that no value keeps. */
export const never: JsonSchema = { not: {} };

/** What a keyword says that may be `true` or `false`: nothing, or a schema. */
export function asSchemas(schema: JsonSchema | boolean | undefined): JsonSchema[] {
  if (schema === undefined || schema === true) return [];
  return [schema === false ? never : schema];
}
