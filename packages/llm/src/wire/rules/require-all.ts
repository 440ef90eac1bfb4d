import type { JsonSchema, JsonTypeName } from "@concordat/contracts/contract";
import type { LoweringRule } from "../lowering-rule.js";
import { mapValues } from "../map-schema.js";

/** Where the engine wants every property required, asks for an optional one as nullable. */
export const requireAll: LoweringRule = (node, { form }) => {
  if (!form.requireAll || node.properties === undefined) return node;
  const required = new Set(node.required);
  return {
    ...node,
    properties: mapValues(node.properties, (property, name) =>
      required.has(name) ? property : nullable(property),
    ),
    required: Object.keys(node.properties),
  };
};

/** The same schema, or null. */
export function nullable(schema: JsonSchema): JsonSchema {
  if (schema.const !== undefined) {
    const { const: only, ...rest } = schema;
    return nullable({ ...rest, enum: [only] });
  }
  const types: readonly JsonTypeName[] = schema.type === undefined ? [] : [schema.type].flat();
  return {
    ...schema,
    ...(types.length === 0 || types.includes("null") ? {} : { type: [...types, "null"] }),
    ...(schema.enum === undefined || schema.enum.includes(null) ? {} : { enum: [...schema.enum, null] }),
  };
}
