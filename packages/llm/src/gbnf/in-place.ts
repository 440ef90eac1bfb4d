import type { JsonSchema } from "@concordat/contracts/contract";
import type { GrammarContext } from "./grammar-context.js";

/** Returns the subschemas that a schema applies to the same value, including those that the value need not satisfy. */
export function inPlaceSchemas(schema: JsonSchema, context: GrammarContext): readonly JsonSchema[] {
  const { $ref, allOf = [], anyOf = [], oneOf = [], dependentSchemas = {} } = schema;
  const target = $ref === undefined ? [] : [context.target($ref)];
  const conditions = [schema.if, schema.then, schema.else].filter((inner) => inner !== undefined);
  return [...target, ...allOf, ...anyOf, ...oneOf, ...conditions, ...Object.values(dependentSchemas)];
}
