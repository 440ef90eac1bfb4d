import type { LintRule } from "../lint-problem.js";

/** Requires a pattern next to a format, because most validators treat a format as an annotation. */
export const formatWithPattern: LintRule = {
  name: "format-with-pattern",
  kind: "house",
  check: ({ schema }) =>
    "format" in schema && !("pattern" in schema)
      ? ["a format needs a pattern next to it that holds the rule"]
      : [],
};
