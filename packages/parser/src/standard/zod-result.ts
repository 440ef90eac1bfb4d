import { isStandardSchema, type StandardIssue, type StandardResult } from "./standard-schema.js";

/**
 * Returns the asynchronous result of a Zod 4 schema; each check runs once. Returns `null` if it is not such a
 * schema. Zod's Standard Schema interface would run the checks synchronously first, and drop the promises of
 * asynchronous ones.
 */
export function zodResult(schema: unknown, value: unknown): Promise<StandardResult<unknown>> | null {
  const parse = zodMethod<Promise<ZodResult>>(schema, "safeParseAsync");
  return parse === null ? null : parse(value).then(resultOf);
}

/**
 * Returns the synchronous result of a Zod 4 schema; `null` if it is not such a schema or has an asynchronous
 * check. Zod's Standard Schema interface would also answer asynchronously if a check throws.
 */
export function zodResultNow(schema: unknown, value: unknown): StandardResult<unknown> | null {
  const parse = zodMethod<ZodResult>(schema, "safeParse");
  if (parse === null) return null;
  try {
    return resultOf(parse(value));
  } catch (thrown) {
    if (Object(thrown).constructor.name === "$ZodAsyncError") return null;
    throw thrown;
  }
}

/** The result of Zod's parse functions that do not throw. */
type ZodResult =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly StandardIssue[] } };

function zodMethod<Result>(
  schema: unknown,
  name: "safeParse" | "safeParseAsync",
): ((value: unknown) => Result) | null {
  if (!isStandardSchema(schema) || schema["~standard"].vendor !== "zod") return null;
  const method: unknown = Reflect.get(schema, name);
  return typeof method === "function" ? (value) => method.call(schema, value) : null;
}

function resultOf(result: ZodResult): StandardResult<unknown> {
  return result.success ? { value: result.data } : { issues: result.error.issues };
}
