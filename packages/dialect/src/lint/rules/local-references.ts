import { resolveRef } from "../../schema/resolve.js";
import type { LintRule } from "../lint-problem.js";

const annotations = new Set([
  "$ref",
  "title",
  "description",
  "examples",
  "default",
  "deprecated",
  "$comment",
  "$schema",
  "$id",
  "$defs",
]);

/**
 * Requires references to stay in the file and to have no siblings, because some validators ignore keywords next to a
 * reference.
 */
export const localReferences: LintRule = {
  name: "local-references",
  kind: "portable",
  check({ schema }, root) {
    if (schema.$ref === undefined) return [];
    const beside = Object.keys(schema).filter((keyword) => !annotations.has(keyword));
    try {
      resolveRef(schema, root);
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
    return beside.map(
      (keyword) => `${keyword} next to $ref is ignored by some validators; put it where $ref leads`,
    );
  },
};
