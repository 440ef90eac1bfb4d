import type { JsonSchema } from "@concordat/contracts/contract";
import type { Limits } from "../limits.js";
import { eachSubschema } from "../schema/subschemas.js";
import { patternLength } from "./pattern-length.js";

const known = new WeakMap<JsonSchema, Limits>();

/**
 * Returns the largest minimum length of texts and of arrays among schemas that share their value with other schemas. A
 * smaller limit on one of these schemas could exclude all values that another one allows.
 */
export function sharedLengths(schema: JsonSchema): Limits {
  const found = known.get(schema) ?? lengthsIn(schema, false);
  known.set(schema, found);
  return found;
}

function lengthsIn(schema: JsonSchema, isPart: boolean): Limits {
  const isShared = isPart || Object.keys(schema).some((keyword) => sharing.has(keyword));
  let { text, items } = isShared ? minLengths(schema) : { text: 0, items: 0 };
  eachSubschema(schema, (child, keyword) => {
    const inner = lengthsIn(child, sharing.has(String(keyword)));
    text = Math.max(text, inner.text);
    items = Math.max(items, inner.items);
  });
  return { text, items };
}

/**
 * Keywords whose subschemas apply to the same value as the schema that contains them. `$defs` is included because any
 * definition may be used in this way.
 */
const sharing: ReadonlySet<string> = new Set([
  "$ref",
  "$defs",
  "allOf",
  "anyOf",
  "oneOf",
  "if",
  "then",
  "else",
  "dependentSchemas",
]);

function minLengths({ minLength = 0, minItems = 0, pattern = "", ...schema }: JsonSchema): Limits {
  const listed = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return {
    text: Math.max(
      minLength,
      patternLength(pattern),
      longest(listed.filter((value) => typeof value === "string")),
    ),
    items: Math.max(
      minItems,
      schema.minContains ?? 0,
      longest(listed.filter((value) => Array.isArray(value))),
    ),
  };
}

function longest(values: readonly { readonly length: number }[]): number {
  return values.reduce((most, { length }) => Math.max(most, length), 0);
}
