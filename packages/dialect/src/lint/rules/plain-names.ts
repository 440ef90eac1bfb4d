import { schemaMap } from "../../schema/json-schema.js";
import type { LintRule } from "../lint-problem.js";

/** Assigning a property with the name `__proto__` changes an object's prototype. */
export const plainNames: LintRule = {
  name: "plain-names",
  kind: "portable",
  check: ({ schema }) =>
    schemaMap(schema.properties).some(([name]) => name === "__proto__")
      ? ["a property cannot be called __proto__: many languages' objects cannot safely hold it"]
      : [],
};
