import type { LintRule } from "../lint-problem.js";

/**
 * Requires an object that lists properties to say whether others are allowed. An open object must contain
 * `additionalProperties: true`.
 */
export const closedObjects: LintRule = {
  name: "closed-objects",
  kind: "house",
  check: ({ schema }) =>
    [schema.type].flat().includes("object") &&
    schema.oneOf === undefined &&
    !("additionalProperties" in schema)
      ? ["an object must write additionalProperties: false, or true where it is open"]
      : [],
};
