import { isSchema, type JsonSchema, schemaList, schemaMap } from "./json-schema.js";
import { pointerTo } from "./pointer.js";

/** The role of a subschema in the schema that contains it. */
export type Role = "root" | "property" | "items" | "map" | "branch" | "definition" | "condition";

/** A schema, and its location in the document. */
export interface SchemaNode {
  /** The schema itself. */
  readonly schema: JsonSchema;
  /** JSON Pointer from the root schema. */
  readonly pointer: string;
  /** The role of the schema in the schema that contains it. */
  readonly role: Role;
  /** The property's or definition's name. */
  readonly name?: string;
}

/** Keywords that map names to schemas. */
const mapRoles: Readonly<Record<string, Role>> = {
  properties: "property",
  $defs: "definition",
  definitions: "definition",
  patternProperties: "map",
  dependentSchemas: "condition",
};

/** Keywords that list schemas. */
const listRoles: Readonly<Record<string, Role>> = {
  oneOf: "branch",
  anyOf: "branch",
  allOf: "branch",
  prefixItems: "items",
};

/** Keywords whose value is one schema. */
const singleRoles: Readonly<Record<string, Role>> = {
  items: "items",
  contains: "items",
  additionalProperties: "map",
  propertyNames: "condition",
  if: "condition",
  // biome-ignore lint/suspicious/noThenProperty: it is the name of a keyword
  then: "condition",
  else: "condition",
  not: "condition",
};

/** Yields every schema object in a schema, the root first. Instance data (`const`, `examples`, …) is not entered. */
export function* walkSchema(root: JsonSchema): Generator<SchemaNode> {
  yield* walk({ schema: root, pointer: "", role: "root" });
}

function* walk(node: SchemaNode): Generator<SchemaNode> {
  yield node;
  for (const child of childSchemas(node)) yield* walk(child);
}

/** Returns the schema objects directly in a schema. */
export function childSchemas({ schema, pointer }: SchemaNode): SchemaNode[] {
  return Object.entries(schema).flatMap(([keyword, value]): SchemaNode[] => {
    const at = pointerTo(pointer, keyword);
    const mapRole = mapRoles[keyword];
    if (mapRole !== undefined) {
      return schemaMap(value).map(([name, child]) => ({
        schema: child,
        pointer: pointerTo(at, name),
        role: mapRole,
        name,
      }));
    }
    const listRole = listRoles[keyword];
    if (listRole !== undefined) {
      return schemaList(value).map((child, index) => ({
        schema: child,
        pointer: pointerTo(at, index),
        role: listRole,
      }));
    }
    const singleRole = singleRoles[keyword];
    return singleRole !== undefined && isSchema(value)
      ? [{ schema: value, pointer: at, role: singleRole }]
      : [];
  });
}
