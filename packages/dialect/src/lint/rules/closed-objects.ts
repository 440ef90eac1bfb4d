import type { LintRule } from "../lint-problem.js";

/** An object that lists properties says whether others are allowed; a open one says so by writing `true`. */
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
