import type { JsonSchema, JsonTypeName } from "@concordat/contracts/contract";
import type { WireForm } from "./lowering.js";

/** Returns a schema that also allows null, in the form that an engine supports. */
export function nullable(schema: JsonSchema, form: Pick<WireForm, "unions">): JsonSchema {
  const { const: only, oneOf, anyOf } = schema;
  if (only !== undefined) {
    const { const: _, ...rest } = schema;
    return nullable({ ...rest, enum: [only] }, form);
  }
  const branches = oneOf ?? anyOf;
  if (branches !== undefined) {
    const { oneOf: _one, anyOf: _any, type, ...rest } = schema;
    return branches.some(isNull)
      ? schema
      : { ...rest, anyOf: [...branches.map(typed(type)), { type: "null" }] };
  }
  const types: readonly JsonTypeName[] = schema.type === undefined ? [] : [schema.type].flat();
  if (types.includes("null")) return schema;
  if (form.unions !== "flat" && isStructured(schema)) return { anyOf: [schema, { type: "null" }] };
  return {
    ...schema,
    ...(types.length === 0 ? {} : { type: [...types, "null"] }),
    ...(schema.enum === undefined || schema.enum.includes(null) ? {} : { enum: [...schema.enum, null] }),
  };
}

/**
 * Whether null cannot simply be added to a schema's types, because the schema has parts or refers to another schema.
 */
function isStructured({ $ref, allOf, type, properties, items }: JsonSchema): boolean {
  const types = [type].flat();
  const parts = properties !== undefined || items !== undefined;
  return (
    parts || $ref !== undefined || allOf !== undefined || types.includes("object") || types.includes("array")
  );
}

function isNull({ type }: JsonSchema): boolean {
  return type === "null";
}

/** Returns a function that gives each branch of a union the type next to the union, unless the branch has its own. */
function typed(type: JsonSchema["type"]): (branch: JsonSchema) => JsonSchema {
  return (branch) => (type === undefined || branch.type !== undefined ? branch : { type, ...branch });
}
