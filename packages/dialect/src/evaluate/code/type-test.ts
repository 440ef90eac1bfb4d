import { enumValues } from "../../schema/enum-values.js";
import type { JsonSchema } from "../../schema/json-schema.js";
import { annotations } from "../referred-to.js";

const tests: ReadonlyMap<string, (value: string) => string> = new Map([
  ["string", (value) => `typeof ${value} === "string"`],
  ["number", (value) => `typeof ${value} === "number" && Number.isFinite(${value})`],
  ["integer", (value) => `typeof ${value} === "number" && Number.isInteger(${value})`],
  ["boolean", (value) => `typeof ${value} === "boolean"`],
  ["null", (value) => `${value} === null`],
  ["array", (value) => `Array.isArray(${value})`],
  ["object", objectTest],
]);

/** Whether a value is an object that is not an array. */
export function objectTest(value: string): string {
  return `typeof ${value} === "object" && ${value} !== null && !Array.isArray(${value})`;
}

/** The test of the keyword `type`; `null` without it, or if listed values are more specific. */
export function typeKeywordTest(schema: JsonSchema, value: string): string | null {
  if (schema.type === undefined || enumValues(schema) !== undefined) return null;
  const names = [schema.type].flat().map(String);
  const found = names.map((name) => tests.get(name)?.(value) ?? "false");
  return found.length === 1
    ? (found[0] ?? "false")
    : `(${found.map((test) => `(${test})`).join(" || ") || "false"})`;
}

/** The test of a schema that constrains only the type; `null` if it has other rules. */
export function typeTest(schema: JsonSchema, value: string): string | null {
  const rules = Object.keys(schema).filter((keyword) => !annotations.has(keyword) && keyword !== "type");
  if (rules.length > 0) return null;
  return schema.type === undefined ? "true" : typeKeywordTest(schema, value);
}
