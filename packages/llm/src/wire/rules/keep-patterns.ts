import type { LoweringRule } from "../lowering-rule.js";

/** The pattern of a text that is not blank. */
export const nonBlankPattern = "[^ \\t\\r\\n]";

/** Keeps the patterns that the engine holds; a pattern it ignores would only look as if it held. */
export const keepPatterns: LoweringRule = (node, { form }) => {
  const { pattern, format: _, ...rest } = node;
  const held = form.patterns === "non-blank" && pattern === nonBlankPattern;
  return held ? { ...rest, pattern } : rest;
};
