import type { LoweringRule } from "../lowering-rule.js";

/** Keeps the bounds of integers where the engine holds them, exclusive ones as inclusive ones. */
export const boundIntegers: LoweringRule = (node, { form }) => {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...rest } = node;
  const isInteger = [node.type].flat().includes("integer");
  if (!isInteger || !form.integerBounds) return rest;
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : Math.floor(exclusiveMinimum) + 1);
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : Math.ceil(exclusiveMaximum) - 1);
  return {
    ...rest,
    ...(least === undefined ? {} : { minimum: least }),
    ...(most === undefined ? {} : { maximum: most }),
  };
};
