import { isStandardSchema, type StandardResult } from "./standard-schema.js";

/**
 * What a schema of Zod 4 says of a value at once; null when it is not one, or has to be asked again and waited for. Its
 * Standard Schema face answers later not only where a check is asynchronous, but also where one throws.
 */
export function zodResult(schema: unknown, value: unknown): StandardResult<unknown> | null {
  if (!isStandardSchema(schema) || schema["~standard"].vendor !== "zod" || !("safeParse" in schema))
    return null;
  const { safeParse } = schema;
  if (typeof safeParse !== "function") return null;
  try {
    const { success, data, error } = safeParse(value);
    return success === true ? { value: data } : { issues: error.issues };
  } catch (thrown) {
    if (thrown instanceof Error && thrown.constructor.name === "$ZodAsyncError") return null;
    throw thrown;
  }
}
