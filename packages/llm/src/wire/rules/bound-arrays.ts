import { heldCount } from "../held-limits.js";
import type { LoweringRule } from "../lowering-rule.js";

/**
 * Keeps the array bounds that the engine enforces. Every other array gets a bound far above any expected answer.
 * Uniqueness of items is only validated, because no grammar enforces it.
 */
export const boundArrays: LoweringRule = (node, { form, limits }) => {
  const { minItems = 0, maxItems, uniqueItems: _, ...rest } = node;
  const isArray = [node.type].flat().includes("array");
  if (!isArray && form.patterns === "all") return node;
  if (!isArray || !form.arrayBounds) return rest;
  const min = heldCount(form, minItems) ?? 0;
  const max = maxItems === undefined ? limits.items : heldCount(form, maxItems);
  return {
    ...rest,
    ...(min > 0 ? { minItems: min } : {}),
    ...(max === null || (maxItems === undefined && max <= min) ? {} : { maxItems: max }),
  };
};
