import type { LoweringRule } from "../lowering-rule.js";

/**
 * Keeps the number bounds that the engine enforces. If the engine enforces only bounds of integers, the bounds are
 * converted to inclusive integers.
 */
export const boundIntegers: LoweringRule = (node, { form }) => {
  if (form.numberBounds === "all") return node;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf: _, ...rest } = node;
  const types = [node.type].flat();
  if (!types.includes("integer") || types.includes("number") || form.numberBounds === "none") return rest;
  const minimums = [
    ...(minimum === undefined ? [] : [Math.ceil(minimum)]),
    ...(exclusiveMinimum === undefined ? [] : [Math.floor(exclusiveMinimum) + 1]),
  ];
  const maximums = [
    ...(maximum === undefined ? [] : [Math.floor(maximum)]),
    ...(exclusiveMaximum === undefined ? [] : [Math.ceil(exclusiveMaximum) - 1]),
  ];
  return {
    ...rest,
    ...(minimums.length === 0 ? {} : { minimum: Math.max(...minimums) }),
    ...(maximums.length === 0 ? {} : { maximum: Math.min(...maximums) }),
  };
};
