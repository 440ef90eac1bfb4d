import { deepEqual } from "../node/compare.js";
import { mapSubschemas } from "./map-subschemas.js";

type Schema = Readonly<Record<string, unknown>>;

/** TypeBox types that no JSON value can have. */
const beyondJson = /^(undefined|void|bigint|symbol|function|constructor|(asyncI|i)terator|promise)$/;

/**
 * Converts a TypeBox type to JSON Schema 2020-12. Tuples become `prefixItems`, and the definitions of a cyclic type are
 * moved to the root, where references resolve.
 * @throws {TypeError} for a type that JSON cannot represent, and for two definitions with one name
 */
export function standAlone(type: Schema): Record<string, unknown> {
  const definitions = new Map<string, Schema>();
  const body = written(type, definitions);
  return definitions.size === 0 ? { ...body } : { ...body, $defs: Object.fromEntries(definitions) };
}

function written(type: Schema, definitions: Map<string, Schema>): Schema {
  if (beyondJson.test(String(type.type ?? "")))
    throw new TypeError(`JSON has no values of the type ${String(type.type)}`);
  const { $defs, $id: _, additionalItems, ...rest } = type;
  const inner = (schema: Schema): Schema => written(schema, definitions);
  for (const [name, definition] of Object.entries(Object($defs))) {
    define(name, Object(definition), definitions, inner);
  }
  const { items } = rest;
  const tuple = Array.isArray(items) ? { prefixItems: items, items: additionalItems ?? true } : {};
  const body = mapSubschemas({ ...rest, ...tuple }, inner);
  return typeof body.$ref === "string" && !body.$ref.startsWith("#")
    ? { ...body, $ref: `#/$defs/${body.$ref}` }
    : body;
}

/** Collects the definitions under `$defs` in a type. Cyclic types repeat theirs at each use. */
function define(
  name: string,
  definition: Schema,
  definitions: Map<string, Schema>,
  inner: (schema: Schema) => Schema,
): void {
  const found = definitions.get(name);
  const added = inner(definition);
  if (found !== undefined && !deepEqual(found, added)) {
    throw new TypeError(`two definitions are called ${name}`);
  }
  definitions.set(name, added);
}
