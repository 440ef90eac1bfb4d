import { assertSchema } from "../schema/assert-schema.js";
import type { JsonSchema } from "../schema/json-schema.js";
import { walkSchema } from "../schema/walk.js";
import type { LintProblem, LintRule } from "./lint-problem.js";
import { absenceExplained } from "./rules/absence-explained.js";
import { closedObjects } from "./rules/closed-objects.js";
import { described } from "./rules/described.js";
import { distinctBranches } from "./rules/distinct-branches.js";
import { endingReferences } from "./rules/ending-references.js";
import { formatWithPattern } from "./rules/format-with-pattern.js";
import { identified } from "./rules/identified.js";
import { localReferences } from "./rules/local-references.js";
import { plainNames } from "./rules/plain-names.js";
import { portableKeywords } from "./rules/portable-keywords.js";
import { portablePatterns } from "./rules/portable-patterns.js";
import { reachableDefaults } from "./rules/reachable-defaults.js";
import { validExamples } from "./rules/valid-examples.js";
import { validSchema } from "./rules/valid-schema.js";

/** Every rule of the lint. */
export const lintRules: readonly LintRule[] = [
  validSchema,
  portableKeywords,
  portablePatterns,
  localReferences,
  endingReferences,
  plainNames,
  reachableDefaults,
  identified,
  described,
  absenceExplained,
  closedObjects,
  formatWithPattern,
  distinctBranches,
  validExamples,
];

/**
 * Finds constructs that validators in other languages may treat differently. With `house`, also finds deviations from
 * this project's style of schemas. Empty if there are none.
 * @example
 * lintSchema({ pattern: "\\d" });
 * // [{ rule: "portable-patterns", pointer: "", message: "write character classes out: …" }]
 */
export function lintSchema(
  schema: JsonSchema,
  { house = false }: { readonly house?: boolean } = {},
): LintProblem[] {
  assertSchema(schema);
  const portable = lintWith(
    schema,
    lintRules.filter(({ kind }) => kind === "portable"),
  );
  // A schema that is not portable may not even compile; the house rules are for schemas that do.
  if (!house || portable.length > 0) return portable;
  return lintWith(
    schema,
    lintRules.filter(({ kind }) => kind === "house"),
  );
}

function lintWith(root: JsonSchema, rules: readonly LintRule[]): LintProblem[] {
  return [...walkSchema(root)].flatMap((node) =>
    rules.flatMap((rule) =>
      rule.check(node, root).map((found) => ({
        rule: rule.name,
        ...(typeof found === "string" ? { pointer: node.pointer, message: found } : found),
      })),
    ),
  );
}
