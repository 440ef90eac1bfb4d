import { resolveRef } from "../../schema/resolve.js";
import type { LintRule } from "../lint-problem.js";

export const localReferences: LintRule = {
  name: "local-references",
  kind: "portable",
  check({ schema }, root) {
    try {
      resolveRef(schema, root);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  },
};
