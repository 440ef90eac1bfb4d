import type { JsonSchema } from "@concordat/contracts/contract";

/** Returns the names of the fields on which the conditions of a schema depend. */
export function testedNames({ if: condition, dependentRequired = {} }: JsonSchema): string[] {
  return [
    ...Object.keys(condition?.properties ?? {}),
    ...(condition?.required ?? []),
    ...Object.keys(dependentRequired),
  ];
}

/**
 * Whether a condition holds for the fields known so far; `null` if that depends on other fields, or cannot be
 * determined.
 */
export function conditionHolds(
  { properties = {}, required = [], ...others }: JsonSchema,
  value: Readonly<Record<string, unknown>>,
): boolean | null {
  if (Object.keys(others).some((keyword) => keyword !== "type" && keyword !== "description")) return null;
  const names = [...new Set([...Object.keys(properties), ...required])];
  if (!names.every((name) => Object.hasOwn(value, name))) return null;
  const results = Object.entries(properties).map(([name, schema]) => isAmong(value[name], schema));
  return results.includes(null) ? null : results.every((result) => result === true);
}

/** Whether a value is among those that a schema lists; `null` if it lists none. */
function isAmong(value: unknown, schema: JsonSchema): boolean | null {
  const listed = schema.const === undefined ? schema.enum : [schema.const];
  return listed === undefined ? null : listed.some((item) => item === value);
}
