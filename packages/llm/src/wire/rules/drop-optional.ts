import type { JsonSchema } from "@concordat/contracts/contract";
import type { LoweringRule } from "../lowering-rule.js";

/**
 * Omits the optional properties that the caller names. If every property is required, it also omits properties that a
 * model need not write: those that can only be null, and open objects without requested members. In a branch of a union
 * it also omits nullable properties that another branch requires.
 */
export const dropOptional: LoweringRule = (node, { form, omit }) => {
  if (!form.requireAll) return without(node, (name) => omit.has(name), form.conditions);
  const asked = without(
    node,
    (name, property) => omit.has(name) || property.type === "null" || isOpen(property),
  );
  const { oneOf, anyOf } = asked;
  return {
    ...asked,
    ...(oneOf === undefined ? {} : { oneOf: withoutOthers(oneOf) }),
    ...(anyOf === undefined ? {} : { anyOf: withoutOthers(anyOf) }),
  };
};

/** Removes from each branch the nullable properties that another branch requires. */
function withoutOthers(branches: readonly JsonSchema[]): JsonSchema[] {
  const required = new Set(branches.flatMap((branch) => branch.required ?? []));
  return branches.map((branch) =>
    without(branch, (name, property) => required.has(name) && mayBeNull(property)),
  );
}

const never: JsonSchema = { not: {} };

/**
 * @param isForbidden whether an open object is told that it has no such member: otherwise it may have one of any value
 */
function without(
  node: JsonSchema,
  isLeftOut: (name: string, property: JsonSchema) => boolean,
  isForbidden = false,
): JsonSchema {
  if (node.properties === undefined) return node;
  const required = new Set(node.required);
  const isClosed = node.additionalProperties === false;
  const asked = Object.entries(node.properties).flatMap(([name, property]): [string, JsonSchema][] => {
    if (required.has(name) || !isLeftOut(name, property)) return [[name, property]];
    return isForbidden && !isClosed ? [[name, never]] : [];
  });
  return { ...node, properties: Object.fromEntries(asked) };
}

function mayBeNull({ type }: JsonSchema): boolean {
  return Array.isArray(type) && type.includes("null");
}

function isOpen({ type, additionalProperties, properties }: JsonSchema): boolean {
  return type === "object" && properties === undefined && additionalProperties === true;
}
