import { nameList, schemaMap } from "../../schema/json-schema.js";
import type { LintRule } from "../lint-problem.js";

/** Requires that the description of a property says what its absence or null means. */
export const absenceExplained: LintRule = {
  name: "absence-explained",
  kind: "house",
  check({ schema }) {
    const required = new Set(nameList(schema.required));
    return schemaMap(schema.properties).flatMap(([name, property]) => {
      const words = String(property.description ?? "").toLowerCase();
      const nullable = [property.type].flat().includes("null") || property.type === "null";
      return [
        ...(required.has(name) || words.includes("absent") || property.const !== undefined
          ? []
          : [`the description of ${name} must say what it means when absent`]),
        ...(!nullable || words.includes("null")
          ? []
          : [`the description of ${name} must say what null means`]),
      ];
    });
  },
};
