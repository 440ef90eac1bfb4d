import type { LintRule } from "../lint-problem.js";

export const identified: LintRule = {
  name: "identified",
  kind: "house",
  check({ schema, role }) {
    if (role !== "root") return [];
    return [
      ...(schema.$schema === "https://json-schema.org/draft/2020-12/schema"
        ? []
        : ["$schema must name draft 2020-12"]),
      ...(schema.$id === undefined || /^urn(:[a-z0-9][a-z0-9-]*)+:v[1-9][0-9]*$/.test(String(schema.$id))
        ? []
        : ["$id must have the form urn:<owner>:<contract>:v<N>"]),
      ...(/^[A-Z][A-Za-z0-9]*$/.test(String(schema.title))
        ? []
        : ["title must be the type's name in PascalCase"]),
    ];
  },
};
