import { compileCheck } from "../../ajv/compile-check.js";
import type { LintRule } from "../lint-problem.js";

export const validExamples: LintRule = {
  name: "valid-examples",
  kind: "house",
  check({ schema }, root) {
    if (!Array.isArray(schema.examples)) return [];
    const check = compileCheck(schema === root ? schema : { ...schema, $defs: root.$defs ?? {} });
    return schema.examples
      .filter((example) => !check(example))
      .map((example) => `the example ${JSON.stringify(example)} is not valid`);
  },
};
