import type { LintRule } from "../lint-problem.js";

/** Most validators take a format for an annotation: a pattern beside it holds the rule. */
export const formatWithPattern: LintRule = {
  name: "format-with-pattern",
  kind: "house",
  check: ({ schema }) =>
    "format" in schema && !("pattern" in schema)
      ? ["a format needs a pattern beside it that holds the rule"]
      : [],
};
