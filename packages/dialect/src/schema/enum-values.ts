import type { JsonSchema } from "./json-schema.js";

/** A test for each JSON type. */
const typeTests: Readonly<Record<string, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === "boolean",
  integer: Number.isInteger,
  number: Number.isFinite,
  string: (value) => typeof value === "string",
  array: Array.isArray,
  object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
};

/** Whether a value is of a JSON type. */
export function hasType(name: string, value: unknown): boolean {
  return typeTests[name]?.(value) === true;
}

/** Returns the JSON type of a value; every number is a `number`. */
export function jsonTypeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Returns the values of `const` or `enum` that the `type` next to it allows; `undefined` if no values are listed. */
export function enumValues(schema: JsonSchema): readonly unknown[] | undefined {
  const listed = "const" in schema ? [schema.const] : schema.enum;
  if (!Array.isArray(listed)) return undefined;
  if (schema.type === undefined) return listed;
  const types = [schema.type].flat().map(String);
  return listed.filter((value) => types.some((type) => typeTests[type]?.(value)));
}
