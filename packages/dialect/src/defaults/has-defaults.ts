import type { JsonSchema } from "../schema/json-schema.js";
import { resolveRef } from "../schema/resolve.js";
import { childSchemas } from "../schema/walk.js";

/** Whether a value of the schema, or something in it, has a property with a default. */
export function hasDefaults(schema: JsonSchema, root: JsonSchema = schema): boolean {
  return reachesDefault(schema, root, new Set());
}

function reachesDefault(schema: JsonSchema, root: JsonSchema, seen: Set<JsonSchema>): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  if (typeof schema.$ref === "string") return reachesDefault(resolveRef(schema, root), root, seen);
  return childSchemas({ schema, pointer: "", role: "root" }).some(
    (child) =>
      child.role !== "definition" &&
      ((child.role === "property" && "default" in child.schema) || reachesDefault(child.schema, root, seen)),
  );
}
