import { pointerTo } from "@concordat/dialect";
import { isObject } from "../schema/json.js";
import type { ComparedSchemas } from "./api-changes.js";
import type { OpenApiDocument } from "./open-api-document.js";
import type { SchemaChanges } from "./schema-changes.js";

/**
 * Returns the changed schemas that no operation uses. They are listed without a result, because they were not compared.
 */
export function unusedChanges(
  before: OpenApiDocument,
  after: OpenApiDocument,
  changed: SchemaChanges,
  schemas: readonly ComparedSchemas[],
): readonly string[] {
  const used = new Set([
    ...reached(
      before,
      schemas.map((pair) => pair.old.value),
    ),
    ...reached(
      after,
      schemas.map((pair) => pair.new.value),
    ),
  ]);
  const names = new Set([...namesIn(before), ...namesIn(after)]);
  const unused = [...names].filter((pointer) => !used.has(pointer) && changed.differsAt(pointer));
  if (unused.length === 0) return [];
  const shown = unused.slice(0, 10).map((pointer) => pointer.slice(pointer.lastIndexOf("/") + 1));
  const more = unused.length > shown.length ? `, and ${unused.length - shown.length} more` : "";
  const noun =
    unused.length === 1
      ? "1 schema that no operation uses differs"
      : `${unused.length} schemas that no operation uses differ`;
  return [`${noun} (\`--definitions\` compares them): ${shown.join(", ")}${more}`];
}

function namesIn({ root, version }: OpenApiDocument): readonly string[] {
  const base = version === "2.0" ? "/definitions" : "/components/schemas";
  const components = isObject(root.components) ? root.components.schemas : undefined;
  const schemas = version === "2.0" ? root.definitions : components;
  return isObject(schemas) ? Object.keys(schemas).map((name) => pointerTo(base, name)) : [];
}

/** Returns the pointers that some values refer to, directly or indirectly. */
function reached(document: OpenApiDocument, values: readonly unknown[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...values];
  for (let value = open.pop(); open.length > 0 || value !== undefined; value = open.pop()) {
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key !== "$ref" || typeof inner !== "string") open.push(inner);
      else if (inner.startsWith("#/")) {
        const pointer = document.pointerOf(inner, "");
        if (found.has(pointer)) continue;
        found.add(pointer);
        open.push(document.raw(pointer).value);
      }
    }
  }
  return found;
}
