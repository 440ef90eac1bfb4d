import { nonBlankPattern } from "../../words/non-blank-pattern.js";
import type { LoweringRule } from "../lowering-rule.js";

/**
 * Keeps the patterns that the engine holds; a pattern it ignores would only look as if it held. Formats are kept for our
 * own grammar where they are rules.
 */
export const keepPatterns: LoweringRule = (node, { form, assertsFormats }) => {
  const { pattern, format, ...rest } = node;
  const held = form.patterns === "all" || (form.patterns === "non-blank" && pattern === nonBlankPattern);
  return {
    ...rest,
    ...(held && pattern !== undefined ? { pattern } : {}),
    ...(assertsFormats && form.patterns === "all" && format !== undefined ? { format } : {}),
  };
};
