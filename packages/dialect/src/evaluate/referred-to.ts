import { annotationKeywords } from "../document/canonical-keywords.js";
import type { JsonSchema } from "../schema/json-schema.js";
import { targetOf } from "../schema/resolve.js";

/** Keywords that do not constrain values. */
export const annotations: ReadonlySet<string> = new Set([
  ...annotationKeywords,
  ...["$defs", "$schema", "$id"],
]);

/** Returns the target of a schema that consists only of a reference and annotations; otherwise the schema itself. */
export function referredTo(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const passed = new Set<JsonSchema>();
  let here = schema;
  while (typeof here.$ref === "string" && isOnlyReference(here)) {
    if (passed.has(here)) throw new Error(`$ref ${here.$ref} refers only to itself`);
    passed.add(here);
    here = targetOf(here.$ref, root);
  }
  return here;
}

function isOnlyReference(schema: JsonSchema): boolean {
  return Object.keys(schema).every((keyword) => keyword === "$ref" || annotations.has(keyword));
}
