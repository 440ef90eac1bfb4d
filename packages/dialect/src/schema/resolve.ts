import { isSchema, type JsonSchema } from "./json-schema.js";
import { parsePointer } from "./pointer.js";

/**
 * Returns the target of a schema's local `$ref`, or the schema itself if it has none.
 * @throws {Error} when the reference is not local, cannot be resolved, or is circular
 */
export function resolveRef(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const passed = new Set<JsonSchema>();
  let here = schema;
  while (typeof here.$ref === "string") {
    if (passed.has(here)) throw new Error(`$ref ${here.$ref} refers only to itself`);
    passed.add(here);
    here = targetOf(here.$ref, root);
  }
  return here;
}

/**
 * Returns the direct target of a local reference. It may be another reference with keywords next to it.
 * @throws {Error} when the reference leaves the file or cannot be resolved
 */
export function targetOf(ref: string, root: JsonSchema): JsonSchema {
  if (!ref.startsWith("#")) throw new Error(`$ref ${ref} leaves the file; only local references are allowed`);
  const found = parsePointer(decodeURIComponent(ref)).reduce<unknown>(
    (here, key) => memberOf(here, key),
    root,
  );
  if (!isSchema(found)) throw new Error(`$ref ${ref} leads nowhere`);
  return found;
}

function memberOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isSchema(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
