import type { LoweringRule } from "../lowering-rule.js";

/** The most items of a list that its contract leaves unbounded. */
const maxItemsAsked = 8;

/** Gives every list an end. That items differ is left to the check: no grammar holds it. */
export const boundArrays: LoweringRule = (node, { form }) => {
  const { minItems, maxItems, uniqueItems: _, ...rest } = node;
  if (node.type !== "array" || !form.arrayBounds) return rest;
  const least = minItems ?? 0;
  return {
    ...rest,
    ...(least > 0 ? { minItems: least } : {}),
    maxItems: maxItems ?? Math.max(maxItemsAsked, least),
  };
};
