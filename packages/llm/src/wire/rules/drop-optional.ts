import type { JsonSchema } from "@concordat/contracts/contract";
import type { LoweringRule } from "../lowering-rule.js";

/**
 * Leaves out optional properties that a model need not say: those that can be nothing but null, open objects, which hold
 * nothing that could be asked for, those that the caller names, and in a branch of a union those that may be null and
 * belong to another branch, which requires them.
 */
export const dropOptional: LoweringRule = (node, { omit }) => {
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

/** The branches without what belongs to others. */
function withoutOthers(branches: readonly JsonSchema[]): JsonSchema[] {
  const required = new Set(branches.flatMap((branch) => branch.required ?? []));
  return branches.map((branch) =>
    without(branch, (name, property) => required.has(name) && mayBeNull(property)),
  );
}

function without(node: JsonSchema, isLeftOut: (name: string, property: JsonSchema) => boolean): JsonSchema {
  if (node.properties === undefined) return node;
  const required = new Set(node.required);
  const asked = Object.entries(node.properties).filter(
    ([name, property]) => required.has(name) || !isLeftOut(name, property),
  );
  return { ...node, properties: Object.fromEntries(asked) };
}

function mayBeNull({ type }: JsonSchema): boolean {
  return Array.isArray(type) && type.includes("null");
}

function isOpen({ type, additionalProperties, properties }: JsonSchema): boolean {
  return type === "object" && properties === undefined && additionalProperties === true;
}
