import type { LintRule } from "../lint-problem.js";

/** Requires descriptions. A reference needs none, because its target is described. */
export const described: LintRule = {
  name: "described",
  kind: "house",
  check({ schema, role, name }) {
    if ((role !== "property" && role !== "root") || schema.$ref !== undefined) return [];
    const what = role === "root" ? "the schema" : `the property ${name}`;
    return [
      ...(isText(schema.description) ? [] : [`${what} needs a description`]),
      ...(Array.isArray(schema.examples) && schema.examples.length > 0 ? [] : [`${what} needs examples`]),
    ];
  },
};

function isText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}
