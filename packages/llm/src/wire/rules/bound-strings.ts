import { nonBlankPattern } from "../../words/non-blank-pattern.js";
import { heldCount } from "../held-limits.js";
import type { LoweringRule } from "../lowering-rule.js";

/**
 * Keeps the string bounds that the engine enforces. Text without a bound gets one far above any expected answer. If an
 * engine cannot enforce that a string is not blank, it enforces that the string is not empty.
 */
export const boundStrings: LoweringRule = (node, { form, limits }) => {
  const { minLength = 0, maxLength, ...rest } = node;
  const isText = [node.type].flat().includes("string") && node.enum === undefined && node.const === undefined;
  // An engine that enforces every pattern also enforces bounds in a schema without a type.
  if (!isText && form.patterns === "all") return node;
  if (!isText || !form.stringBounds) return rest;
  const nonBlank = node.pattern === nonBlankPattern && form.patterns === "none";
  const min = heldCount(form, Math.max(minLength, nonBlank ? 1 : 0)) ?? 0;
  // A pattern already limits the string; with our limit added, no string might satisfy both.
  const isOpen = node.pattern === undefined || node.pattern === nonBlankPattern || form.patterns !== "all";
  const limit = isOpen ? limits.text : null;
  const max = maxLength === undefined ? limit : heldCount(form, maxLength);
  return {
    ...rest,
    ...(min > 0 ? { minLength: min } : {}),
    // A limit of ours that leaves no room above the contract's own minimum would cut every answer.
    ...(max === null || (maxLength === undefined && max <= min) ? {} : { maxLength: max }),
  };
};
