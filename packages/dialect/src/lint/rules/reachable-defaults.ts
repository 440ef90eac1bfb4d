import { hasDefaults } from "../../defaults/has-defaults.js";
import { selectableUnion } from "../../discriminated-union/selector.js";
import { type JsonSchema, schemaList } from "../../schema/json-schema.js";
import { mergeUnion } from "../../schema/merge-union.js";
import type { LintRule } from "../lint-problem.js";

/**
 * Rejects defaults in a union branch unless it is certain which branch a value satisfies; otherwise they cannot be
 * filled in.
 */
export const reachableDefaults: LintRule = {
  name: "reachable-defaults",
  kind: "portable",
  check({ schema }, root) {
    try {
      return unclearBranches(schema, root).some((branch) => hasDefaults(branch, root))
        ? [
            "a default in a branch cannot be filled, for neither type nor a const property tells the branches apart",
          ]
        : [];
    } catch {
      // A reference cannot be resolved, which another rule reports.
      return [];
    }
  },
};

/** Returns the branches that a value may or may not satisfy. */
function unclearBranches(schema: JsonSchema, root: JsonSchema): JsonSchema[] {
  const { oneOf, anyOf } = mergeUnion(schema);
  const selected = selectableUnion(schema, root)?.keyword;
  return [
    ...(selected === "oneOf" ? [] : schemaList(oneOf)),
    ...(selected === "anyOf" ? [] : schemaList(anyOf)),
  ];
}
