import { nonBlankPattern } from "../../words/non-blank-pattern.js";
import type { LoweringRule } from "../lowering-rule.js";

/** Keeps the patterns that the engine holds; a pattern it ignores would only look as if it held. */
export const keepPatterns: LoweringRule = (node, { form }) => {
  const { pattern, format: _, ...rest } = node;
  const held = form.patterns === "all" || (form.patterns === "non-blank" && pattern === nonBlankPattern);
  return held && pattern !== undefined ? { ...rest, pattern } : rest;
};
