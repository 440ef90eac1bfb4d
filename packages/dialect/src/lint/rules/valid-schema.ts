import { Ajv2020 } from "ajv/dist/2020.js";
import type { LintRule } from "../lint-problem.js";

/** The schema keeps the meta-schema of JSON Schema 2020-12. */
export const validSchema: LintRule = {
  name: "valid-schema",
  kind: "portable",
  check({ schema, role }) {
    if (role !== "root") return [];
    const { $schema: _, ...rest } = schema;
    const ajv = new Ajv2020({ allErrors: true, validateFormats: false, logger: false });
    if (ajv.validateSchema(rest) === true) return [];
    return (ajv.errors ?? []).map(({ instancePath, message }) => ({
      pointer: instancePath,
      message: `is no JSON Schema: it ${message}`,
    }));
  },
};
