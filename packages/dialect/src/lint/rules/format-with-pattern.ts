import type { LintRule } from "../lint-problem.js";

/** Most validators treat a format as an annotation: a pattern next to it enforces the rule. */
export const formatWithPattern: LintRule = {
  name: "format-with-pattern",
  kind: "house",
  check: ({ schema }) =>
    "format" in schema && !("pattern" in schema)
      ? ["a format needs a pattern next to it that holds the rule"]
      : [],
};
