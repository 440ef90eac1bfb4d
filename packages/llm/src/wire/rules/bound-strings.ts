import type { LoweringRule } from "../lowering-rule.js";
import { nonBlankPattern } from "./keep-patterns.js";

/**
 * Gives every free text an end: without one, a grammar lets a model write for ever. Where an engine cannot hold that a
 * text is not blank, it is at least not empty.
 */
export const boundStrings: LoweringRule = (node, { form, maxText }) => {
  const { minLength, maxLength, ...rest } = node;
  const isText = [node.type].flat().includes("string") && node.enum === undefined && node.const === undefined;
  if (!isText || !form.stringBounds) return rest;
  const nonBlank = node.pattern === nonBlankPattern && form.patterns === "none";
  const least = Math.max(typeof minLength === "number" ? minLength : 0, nonBlank ? 1 : 0);
  return {
    ...rest,
    ...(least > 0 ? { minLength: least } : {}),
    maxLength: maxLength ?? Math.max(maxText, least),
  };
};
