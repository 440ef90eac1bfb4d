import { isSchema, type JsonSchema, schemaList } from "../../schema/json-schema.js";
import { resolveRef } from "../../schema/resolve.js";
import type { LintRule } from "../lint-problem.js";

/**
 * Rejects a schema that refers to itself for the same value, because validation would not terminate. It may refer to
 * itself for parts of the value.
 */
export const endingReferences: LintRule = {
  name: "ending-references",
  kind: "portable",
  check({ schema }, root) {
    if (schema.$ref === undefined) return [];
    return sameValueSchemas(schema, root, new Set()).has(schema)
      ? [`$ref ${schema.$ref} comes back to itself without entering the value, so no check would end`]
      : [];
  },
};

/**
 * Returns the schemas that apply to the same value as a schema, directly or indirectly. The schema itself is included
 * only if it refers back to itself.
 */
function sameValueSchemas(schema: JsonSchema, root: JsonSchema, found: Set<JsonSchema>): Set<JsonSchema> {
  for (const next of [...referred(schema, root), ...schemaList(schema.oneOf), ...schemaList(schema.anyOf)]) {
    if (found.has(next)) continue;
    found.add(next);
    sameValueSchemas(next, root, found);
  }
  return found;
}

/**
 * Returns the target of a schema's reference. Empty if it leads nowhere or only to other references, which other
 * rules report.
 */
function referred(schema: JsonSchema, root: JsonSchema): JsonSchema[] {
  if (typeof schema.$ref !== "string") return [];
  try {
    return [resolveRef(schema, root)].filter(isSchema);
  } catch {
    return [];
  }
}
