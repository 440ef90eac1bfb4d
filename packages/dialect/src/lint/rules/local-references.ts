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

/** References stay in the file and stand alone: some validators ignore the rules beside one. */
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
      (keyword) => `${keyword} beside $ref is ignored by some validators; put it where $ref leads`,
    );
  },
};
