import type { JsonSchema } from "@concordat/contracts/contract";
import type { Conjunction } from "./alternatives.js";
import type { GrammarContext } from "./grammar-context.js";

const endless = Number.POSITIVE_INFINITY;

const leftOfArrays = ["items", "prefixItems", "contains", "uniqueItems", "unevaluatedItems"] as const;
const leftOfObjects = [
  "properties",
  "patternProperties",
  "additionalProperties",
  "unevaluatedProperties",
  "propertyNames",
] as const;

/**
 * Whether an object or array that a schema lists has an allowed size and the required names. Keywords about its parts
 * are checked only when the answer is validated.
 */
export function isAllowedStructure(value: object, way: Conjunction, context: GrammarContext): boolean {
  context.leaveIn(
    way,
    Array.isArray(value) ? leftOfArrays : leftOfObjects,
    "of listed values only counts and required names are held",
  );
  return way.every(
    Array.isArray(value)
      ? (schema) => isAllowedArray(value, schema)
      : (schema) => isAllowedObject(value, schema),
  );
}

function isAllowedArray(
  { length }: readonly unknown[],
  { minItems = 0, maxItems = endless }: JsonSchema,
): boolean {
  return length >= minItems && length <= maxItems;
}

function isAllowedObject(
  value: object,
  { required = [], minProperties = 0, maxProperties = endless }: JsonSchema,
): boolean {
  const { length } = Object.keys(value);
  return (
    length >= minProperties && length <= maxProperties && required.every((name) => Object.hasOwn(value, name))
  );
}
