import { nonBlankPattern } from "../../words/non-blank-pattern.js";
import type { LoweringRule } from "../lowering-rule.js";

/**
 * Keeps only the patterns that the engine enforces, because an ignored pattern would only appear to be enforced.
 * Formats are kept only if the engine enforces every pattern and formats are asserted.
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
