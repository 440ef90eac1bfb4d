import type { JsonSchema } from "@concordat/contracts/contract";
import { isRecord } from "@concordat/contracts/options";

const maps = ["properties", "patternProperties", "$defs", "dependentSchemas"] as const;
const lists = ["allOf", "anyOf", "oneOf", "prefixItems"] as const;
const singles = [
  "items",
  "additionalProperties",
  "unevaluatedItems",
  "unevaluatedProperties",
  "propertyNames",
  "contains",
  "not",
  "if",
  "then",
  "else",
] as const;

/** Visits each schema directly in a schema, with the tokens that lead to it. */
export function eachSubschema(
  schema: JsonSchema,
  visit: (child: JsonSchema, ...tokens: readonly (string | number)[]) => void,
): void {
  for (const keyword of maps) {
    for (const [name, child] of Object.entries(schema[keyword] ?? {})) visitSchema(child, keyword, name);
  }
  for (const keyword of lists) {
    for (const [index, child] of (schema[keyword] ?? []).entries()) visitSchema(child, keyword, index);
  }
  for (const keyword of singles) visitSchema(schema[keyword], keyword);

  function visitSchema(child: unknown, ...tokens: readonly (string | number)[]): void {
    if (isRecord(child)) visit(child, ...tokens);
  }
}

/** Returns a schema and every schema in it, at any depth. */
export function allSubschemas(schema: JsonSchema): readonly JsonSchema[] {
  const found = [schema];
  eachSubschema(schema, (child) => found.push(...allSubschemas(child)));
  return found;
}
