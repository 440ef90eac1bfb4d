import type { JsonSchema, JsonTypeName, JsonValue } from "@concordat/contracts/contract";
import type { Conjunction } from "./alternatives.js";
import type { GrammarContext } from "./grammar-context.js";
import { isAllowedStructure } from "./listed-structures.js";
import { isMultiple } from "./number/decimal.js";
import { isAllowedText, stringRules } from "./string-grammar.js";

/**
 * Returns the values that schemas list and that also satisfy the other keywords of these schemas; `null` if no schema
 * lists values.
 */
export function enumValues(
  way: Conjunction,
  types: ReadonlySet<JsonTypeName>,
  context: GrammarContext,
): readonly JsonValue[] | null {
  const lists = way.flatMap((schema) => ownLists(schema));
  const [first, ...others] = lists;
  if (first === undefined) return null;
  const keys = others.map((list) => new Set(list.map(canonicalText)));
  const texts = stringRules(way, context);
  const excluded = way
    .flatMap(({ not }) => (not === undefined ? [] : ownLists(not).flat()))
    .map(canonicalText);
  return first.filter((value) => {
    const key = canonicalText(value);
    if (!keys.every((list) => list.has(key)) || !hasType(value, types)) return false;
    if (excluded.includes(key) && way.every(({ not }) => not === undefined || Object.keys(not).length === 1))
      return false;
    if (typeof value === "string") return isAllowedText(value, texts);
    if (typeof value === "object" && value !== null) return isAllowedStructure(value, way, context);
    return typeof value !== "number" || way.every((schema) => isAllowedNumber(value, schema));
  });
}

function ownLists(schema: JsonSchema): (readonly JsonValue[])[] {
  return [
    ...(schema.const === undefined ? [] : [[schema.const]]),
    ...(schema.enum === undefined ? [] : [schema.enum]),
  ];
}

function hasType(value: JsonValue, types: ReadonlySet<JsonTypeName>): boolean {
  if (value === null) return types.has("null");
  if (Array.isArray(value)) return types.has("array");
  if (typeof value === "number")
    return types.has("number") || (types.has("integer") && Number.isInteger(value));
  return types.has(typeof value === "object" ? "object" : typeof value === "string" ? "string" : "boolean");
}

function isAllowedNumber(
  value: number,
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: JsonSchema,
): boolean {
  return (
    (minimum === undefined || value >= minimum) &&
    (maximum === undefined || value <= maximum) &&
    (exclusiveMinimum === undefined || value > exclusiveMinimum) &&
    (exclusiveMaximum === undefined || value < exclusiveMaximum) &&
    (multipleOf === undefined || isMultiple(value, multipleOf))
  );
}

/** Returns the JSON of a value with sorted keys, for comparing values. */
function canonicalText(value: JsonValue): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
