import type { JsonSchema, JsonTypeName, JsonValue } from "@concordat/contracts/contract";
import type { LoweringRule } from "../lowering-rule.js";

/**
 * Adds the type to every schema if the engine requires it. The type follows from the listed values, or is object or
 * array if the schema has properties or items.
 */
export const nameTypes: LoweringRule = (node, { form }) => {
  if (!form.requireAll || typeof node.type === "string") return node;
  const types = node.type ?? (isReferring(node) ? [] : typesOf(node));
  const [only] = types;
  return only === undefined ? node : { ...node, type: types.length === 1 ? only : types };
};

/** Whether another schema describes the values of a schema, through a reference or a union. */
function isReferring({ $ref, oneOf, anyOf, allOf }: JsonSchema): boolean {
  return $ref !== undefined || oneOf !== undefined || anyOf !== undefined || allOf !== undefined;
}

function typesOf({ const: only, enum: listed, properties, items }: JsonSchema): JsonTypeName[] {
  if (listed !== undefined) return [...new Set(listed.map(typeOf))];
  if (only !== undefined) return [typeOf(only)];
  if (properties !== undefined) return ["object"];
  return items === undefined ? [] : ["array"];
}

function typeOf(value: JsonValue): JsonTypeName {
  if (value === null) return "null";
  if (typeof value === "string") return "string";
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "boolean";
  return Array.isArray(value) ? "array" : "object";
}
