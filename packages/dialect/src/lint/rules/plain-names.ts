import { schemaMap } from "../../schema/json-schema.js";
import type { LintRule } from "../lint-problem.js";

/** Rejects properties named `__proto__`, because assigning one changes an object's prototype. */
export const plainNames: LintRule = {
  name: "plain-names",
  kind: "portable",
  check: ({ schema }) =>
    schemaMap(schema.properties).some(([name]) => name === "__proto__")
      ? ["a property cannot be called __proto__: many languages' objects cannot safely hold it"]
      : [],
};
