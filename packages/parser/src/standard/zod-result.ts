import { isStandardSchema, type StandardIssue, type StandardResult } from "./standard-schema.js";

/**
 * What a schema of Zod 4 says of a value, for those who can wait: each check runs once. Null when it is not one. Its
 * Standard Schema face runs the checks at once first, and drops the promises of those that are asynchronous.
 */
export function zodResult(schema: unknown, value: unknown): Promise<StandardResult<unknown>> | null {
  const parse = zodMethod<Promise<ZodResult>>(schema, "safeParseAsync");
  return parse === null ? null : parse(value).then(resultOf);
}

/**
 * What a schema of Zod 4 says of a value at once; null when it is not one, or a check is asynchronous. Its Standard Schema
 * face answers later not only there, but also where a check throws.
 */
export function zodResultNow(schema: unknown, value: unknown): StandardResult<unknown> | null {
  const parse = zodMethod<ZodResult>(schema, "safeParse");
  if (parse === null) return null;
  try {
    return resultOf(parse(value));
  } catch (thrown) {
    if (thrown instanceof Error && thrown.constructor.name === "$ZodAsyncError") return null;
    throw thrown;
  }
}

/** What Zod's parsers give that do not throw. */
type ZodResult =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly StandardIssue[] } };

function zodMethod<Result>(
  schema: unknown,
  name: "safeParse" | "safeParseAsync",
): ((value: unknown) => Result) | null {
  if (!isStandardSchema(schema) || schema["~standard"].vendor !== "zod") return null;
  const method: unknown = Reflect.get(schema, name);
  return typeof method === "function" ? (value) => Reflect.apply(method, schema, [value]) : null;
}

function resultOf(result: ZodResult): StandardResult<unknown> {
  return result.success ? { value: result.data } : { issues: result.error.issues };
}
