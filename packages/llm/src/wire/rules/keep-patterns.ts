import { formatPattern } from "../../words/format-patterns.js";
import { nonBlankPattern } from "../../words/non-blank-pattern.js";
import type { LoweringRule } from "../lowering-rule.js";

/**
 * Keeps the patterns that the engine holds; a pattern it ignores would only look as if it held. A format that is a rule
 * becomes one, unless there is a pattern, which then decides alone.
 */
export const keepPatterns: LoweringRule = (node, { form, assertsFormats }) => {
  const { pattern: own, format, ...rest } = node;
  const asserted = assertsFormats && format !== undefined ? formatPattern(format) : null;
  const pattern = own ?? asserted ?? undefined;
  const held = form.patterns === "all" || (form.patterns === "non-blank" && pattern === nonBlankPattern);
  return held && pattern !== undefined ? { ...rest, pattern } : rest;
};
