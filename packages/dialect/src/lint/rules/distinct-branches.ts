import { selectorOf } from "../../discriminated-union/selector.js";
import { schemaList } from "../../schema/json-schema.js";
import type { LintRule } from "../lint-problem.js";

export const distinctBranches: LintRule = {
  name: "distinct-branches",
  kind: "house",
  check({ schema }, root) {
    const branches = schemaList(schema.oneOf);
    const untitled = branches.filter(({ title, $ref }) => title === undefined && $ref === undefined);
    return [
      ...(branches.length > 0 && selectorOf(branches, root) === null
        ? ["the branches of oneOf must be closed objects told apart by a const property"]
        : []),
      ...(branches.length > 0 && schema.type !== "object"
        ? ['"type": "object" must stand next to oneOf: what is not an object then breaks one rule everywhere']
        : []),
      ...(untitled.length > 0 ? ["every branch of oneOf needs a title, which becomes its type's name"] : []),
    ];
  },
};
