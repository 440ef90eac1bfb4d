import { copyJson } from "./copy-json.js";
import type { JsonSchema } from "./json-schema.js";

/**
 * Translates a contract's schema to `draft-2020-12` or `draft-07`. For contracts, the two dialects differ
 * only in the names of keywords. With `filled`, the schema describes the result of `parse`: every property
 * with a default is required.
 * @throws {Error} for any other target
 */
export function schemaFor(
  ref: string,
  schema: JsonSchema,
  target: string,
  filled: boolean,
): Record<string, unknown> {
  if (target === "draft-2020-12") return translate(schema, filled);
  if (target !== "draft-07") {
    throw new Error(`${ref} can be given as JSON Schema draft-2020-12 or draft-07, not as ${target}`);
  }
  const { $defs, ...rest } = translate(schema, filled, (pointer) =>
    pointer.replace("#/$defs/", "#/definitions/"),
  );
  return {
    ...rest,
    $schema: "http://json-schema.org/draft-07/schema#",
    ...($defs === undefined ? {} : { definitions: $defs }),
  };
}

function translate(
  schema: object,
  filled: boolean,
  reference = (pointer: string) => pointer,
): Record<string, unknown> {
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    return isObject(value) ? translate(value, filled, reference) : value;
  };
  const translated: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (/^(const|enum|default|examples)$/.test(keyword)) translated[keyword] = copyJson(value);
    else if (keyword === "$ref") translated[keyword] = reference(String(value));
    else if (/^(properties|\$defs)$/.test(keyword) && isObject(value))
      translated[keyword] = mapValues(value, inner);
    else translated[keyword] = inner(value);
  }
  return filled ? withDefaultsRequired(translated) : translated;
}

function withDefaultsRequired(schema: Record<string, unknown>): Record<string, unknown> {
  const { properties = {}, required = [] } = schema;
  const present = Object.entries(Object(properties)).filter(
    ([, property]) => isObject(property) && "default" in property,
  );
  if (present.length === 0) return schema;
  return { ...schema, required: [...new Set([required, present.map(([name]) => name)].flat())] };
}

function mapValues(object: object, change: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
