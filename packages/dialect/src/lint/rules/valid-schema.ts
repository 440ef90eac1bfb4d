import { dialectNamed } from "../../document/dialects.js";
import { metaSchemaProblems } from "../../document/meta-check.js";
import type { LintRule } from "../lint-problem.js";

/** Requires the schema to satisfy the meta-schema of JSON Schema 2020-12. */
export const validSchema: LintRule = {
  name: "valid-schema",
  kind: "portable",
  check: ({ schema, role }) =>
    role === "root" ? metaSchemaProblems({ ...schema, $schema: dialect.uri }, dialect) : [],
};

const dialect = dialectNamed("2020-12");
