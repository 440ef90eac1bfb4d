import type { LoweringRule } from "../lowering-rule.js";

/** Gives every free text an end: without one, a grammar lets a model write for ever. */
export const boundStrings: LoweringRule = (node, { form, maxText }) => {
  const { minLength, maxLength, ...rest } = node;
  const isText = [node.type].flat().includes("string") && node.enum === undefined && node.const === undefined;
  if (!isText || !form.stringBounds) return rest;
  const least = minLength ?? 0;
  return {
    ...rest,
    ...(least > 0 ? { minLength: least } : {}),
    maxLength: maxLength ?? Math.max(maxText, least),
  };
};
