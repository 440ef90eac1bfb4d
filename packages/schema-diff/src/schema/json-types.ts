import { isObject } from "./json.js";

/** The kinds that partition all JSON values; a number is an integer or a fraction. */
export type JsonType = "null" | "boolean" | "integer" | "fraction" | "string" | "array" | "object";

export const jsonTypes: readonly JsonType[] = [
  "null",
  "boolean",
  "integer",
  "fraction",
  "string",
  "array",
  "object",
];

/** Returns the kinds that a `type` keyword names; all of them without the keyword. */
export function typesNamed(type: unknown): ReadonlySet<JsonType> {
  if (type === undefined) return new Set(jsonTypes);
  const names = [type].flat();
  return new Set(
    jsonTypes.filter((type) => names.includes(type) || (isNumeric(type) && names.includes("number"))),
  );
}

export function typeOf(value: unknown): JsonType {
  if (value === null) return "null";
  if (typeof value === "boolean") return "boolean";
  if (typeof value === "string") return "string";
  if (Array.isArray(value)) return "array";
  if (isObject(value)) return "object";
  return Number.isInteger(value) ? "integer" : "fraction";
}

function isNumeric(type: JsonType): boolean {
  return type === "integer" || type === "fraction";
}
