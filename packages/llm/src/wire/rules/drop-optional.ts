import type { JsonSchema } from "@concordat/contracts/contract";
import type { LoweringRule } from "../lowering-rule.js";

/**
 * Leaves out optional properties that a model need not say: those that may be null, since null says no more than
 * absence does, open objects, which hold nothing that could be asked for, and those that the caller names.
 */
export const dropOptional: LoweringRule = (node, { omit }) => {
  if (node.properties === undefined) return node;
  const required = new Set(node.required);
  const asked = Object.entries(node.properties).filter(
    ([name, property]) => required.has(name) || !(omit.has(name) || mayBeNull(property) || isOpen(property)),
  );
  return { ...node, properties: Object.fromEntries(asked) };
};

function mayBeNull({ type }: JsonSchema): boolean {
  return type === "null" || (Array.isArray(type) && type.includes("null"));
}

function isOpen({ type, additionalProperties, properties }: JsonSchema): boolean {
  return type === "object" && properties === undefined && additionalProperties === true;
}
