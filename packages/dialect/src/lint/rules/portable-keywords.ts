import type { LintRule } from "../lint-problem.js";

/** Keywords with the same meaning in all validators, and annotations. */
const portable: ReadonlySet<string> = new Set([
  ...[
    "$schema",
    "$id",
    "$ref",
    "$defs",
    "$comment",
    "title",
    "description",
    "examples",
    "default",
    "deprecated",
  ],
  ...["type", "const", "enum", "oneOf", "anyOf", "format", "pattern", "minLength", "maxLength"],
  ...["properties", "required", "additionalProperties", "minProperties", "maxProperties"],
  ...["items", "minItems", "maxItems", "uniqueItems"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
]);

export const portableKeywords: LintRule = {
  name: "portable-keywords",
  kind: "portable",
  check: ({ schema }) =>
    Object.keys(schema)
      .filter((keyword) => !portable.has(keyword))
      .map((keyword) => `the keyword ${keyword} is outside the portable subset`),
};
