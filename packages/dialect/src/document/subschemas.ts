import { isSchema, type JsonSchema } from "../schema/json-schema.js";

/** The value of a keyword: one schema, a list of them, or schemas under names. Other keywords contain data. */
type Shape = "one" | "list" | "map" | "one-or-list" | "names-or-schemas";

const shapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ...["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"].map(
    (keyword): [string, Shape] => [keyword, "map"],
  ),
  ...["allOf", "anyOf", "oneOf", "prefixItems"].map((keyword): [string, Shape] => [keyword, "list"]),
  ...["additionalItems", "unevaluatedItems", "additionalProperties", "unevaluatedProperties"].map(
    (keyword): [string, Shape] => [keyword, "one"],
  ),
  ...["propertyNames", "contains", "not", "if", "then", "else"].map((keyword): [string, Shape] => [
    keyword,
    "one",
  ]),
  ["items", "one-or-list"],
  ["dependencies", "names-or-schemas"],
]);

type Change = (child: unknown, ...tokens: readonly (string | number)[]) => unknown;

/** Replaces each schema directly in a keyword's value. Returns the value itself if it is data. */
export function mapSubschemasOf(keyword: string, value: unknown, change: Change): unknown {
  const shape = shapes.get(keyword);
  if (shape === undefined) return value;
  if (Array.isArray(value)) {
    const holdsList = shape === "list" || shape === "one-or-list";
    return holdsList ? value.map((item, index) => change(item, keyword, index)) : value;
  }
  if (shape === "map" || shape === "names-or-schemas") {
    if (!isSchema(value)) return value;
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([name, member]) => [
        name,
        isSchema(member) || typeof member === "boolean" ? change(member, keyword, name) : member,
      ]),
    );
  }
  return shape !== "list" && (isSchema(value) || typeof value === "boolean") ? change(value, keyword) : value;
}

/**
 * Returns a schema in which each direct subschema is replaced by the result of a function. The function receives the
 * subschema and the tokens that lead to it. `true` and `false` are unchanged.
 */
export function mapSubschemas(
  schema: JsonSchema,
  change: (child: JsonSchema, tokens: readonly (string | number)[]) => unknown,
): JsonSchema {
  const changed = (child: unknown, ...tokens: readonly (string | number)[]): unknown =>
    isSchema(child) ? change(child, tokens) : child;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, mapSubschemasOf(keyword, value, changed)]),
  );
}

/** Visits each direct subschema, with the tokens that lead to it. */
export function eachSubschema(
  schema: JsonSchema,
  visit: (child: unknown, ...tokens: readonly (string | number)[]) => void,
): void {
  for (const [keyword, value] of Object.entries(schema)) mapSubschemasOf(keyword, value, visit);
}
