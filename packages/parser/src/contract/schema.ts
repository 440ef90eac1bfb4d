import { isObjectOrArray, property } from "../node/compare.js";
import { memoize } from "./memoize.js";
import { parsePointer } from "./pointer.js";

/** The JSON Schema keywords that guide reading. The contract checks all others. */
export interface Schema {
  readonly $ref?: string;
  readonly $id?: string;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly (Schema | boolean)[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

/**
 * The schema of an unconstrained value, or of a value whose schema is `true` or `false`. The contract checks whether
 * the value is allowed.
 */
export const anything: Schema = {};

/** Returns the schema of a list's item at an index. */
export function itemSchema({ items, prefixItems = [] }: Schema, index: number): Schema {
  return asObject(prefixItems[index] ?? items);
}

/** Returns all schemas that a list has for its items. */
export function itemSchemas({ items, prefixItems = [] }: Schema): readonly Schema[] {
  return [...prefixItems, items].filter(isObjectOrArray);
}

/** Returns a schema for any item of a list: the item schema if there is one, or a union of all item schemas. */
export const anyItem = /* @__PURE__ */ memoize((schema: Schema): Schema => {
  const schemas = itemSchemas(schema);
  return schemas.length > 1 ? { anyOf: schemas } : asObject(schemas[0]);
});

function asObject(schema: Schema | boolean | undefined): Schema {
  return isObjectOrArray(schema) ? schema : anything;
}

/** Maximum length of a chain of references, and maximum depth of nested unions. */
const maxReferences = 16;
const maxUnions = 8;

/** Follows local references. A dangling or circular reference allows any value. */
export function resolve(root: Schema, schema: Schema): Schema {
  let at: Schema = schema;
  for (let steps = 0; at.$ref !== undefined; steps++) {
    const target = at.$ref.startsWith("#") ? parsePointer(at.$ref).reduce<unknown>(property, root) : null;
    if (!isObjectOrArray(target) || steps > maxReferences) return {};
    at = target;
  }
  return at;
}

/**
 * Expands a schema of a root: the schema itself or, for a union, each of its branches merged with the
 * schema's other keywords. No result is a reference or a union.
 */
export const alternatives = memoize((root: Schema) => {
  const branches = memoize((schema: Schema) => flatten(root, schema, maxUnions));
  return (schema: Schema | boolean) => branches(asObject(schema));
});

function flatten(root: Schema, schema: Schema, depth: number): readonly Schema[] {
  const { oneOf, anyOf, $id, title, ...base } = resolve(root, schema);
  const branches = oneOf ?? anyOf;
  if (branches === undefined) return [base];
  if (depth === 0) return [{}];
  return branches.flatMap((written) => {
    const branch = resolve(root, written);
    const properties = { ...base.properties, ...branch.properties };
    const required = [...(base.required ?? []), ...(branch.required ?? [])];
    return flatten(root, { ...base, ...branch, properties, required }, depth - 1);
  });
}

/** Returns the members of an enumeration, or the value of a constant; `null` if a schema has neither. */
export function membersOf({ enum: members, const: constant }: Schema): readonly unknown[] | null {
  return members ?? (constant === undefined ? null : [constant]);
}

/** The types that a schema's own keywords allow; empty if they do not restrict the type. */
export const typesOf = memoize((schema: Schema): readonly string[] => {
  const { type = (membersOf(schema) ?? []).map(typeName) } = schema;
  return typeof type === "string" ? [type] : type;
});

/** Returns the JSON Schema type of a value; an integer is a `number` here. */
function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** The types that a contract's root may have; empty if any is allowed. */
export const rootTypes = /* @__PURE__ */ memoize((root: Schema): readonly string[] => {
  const types = alternatives(root)(root).map(typesOf);
  return types.every(({ length }) => length > 0) ? types.flat() : [];
});
