import { isSchema, type JsonSchema, schemaList } from "../../schema/json-schema.js";
import { resolveRef } from "../../schema/resolve.js";
import type { LintRule } from "../lint-problem.js";

/** A schema may refer to itself for what is inside a value, not for the value itself: that would never end. */
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
 * Returns the schemas that a value is checked against in checking it against one, that one itself only if it is
 * reached again.
 */
function sameValueSchemas(schema: JsonSchema, root: JsonSchema, found: Set<JsonSchema>): Set<JsonSchema> {
  for (const next of [...referred(schema, root), ...schemaList(schema.oneOf), ...schemaList(schema.anyOf)]) {
    if (found.has(next)) continue;
    found.add(next);
    sameValueSchemas(next, root, found);
  }
  return found;
}

/** A reference that leads nowhere, or only to references, is the business of another rule. */
function referred(schema: JsonSchema, root: JsonSchema): JsonSchema[] {
  if (typeof schema.$ref !== "string") return [];
  try {
    return [resolveRef(schema, root)].filter(isSchema);
  } catch {
    return [];
  }
}
