import { isObject, property } from "../node/compare.js";
import { memoize } from "./memoize.js";
import { parsePointer } from "./pointer.js";

/** The keywords of JSON Schema that guide reading. Whatever else a schema says is checked by the contract. */
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

/** What is known of a value that a schema says nothing of, or only `true` or `false`: whether it may stand there is checked. */
export const anything: Schema = {};

/** The schema of a list's item at an index. */
export function itemSchema({ items, prefixItems = [] }: Schema, index: number): Schema {
  return asObject(prefixItems[index] ?? items);
}

/** The schemas of a list's items, wherever they stand. */
export function itemSchemas({ items, prefixItems = [] }: Schema): readonly Schema[] {
  return [...prefixItems, items].filter(isObject);
}

/** The one schema of any item of a list. */
export const anyItem = /* @__PURE__ */ memoize((schema: Schema): Schema => {
  const schemas = itemSchemas(schema);
  return schemas.length > 1 ? { anyOf: schemas } : asObject(schemas[0]);
});

function asObject(schema: Schema | boolean | undefined): Schema {
  return isObject(schema) ? schema : anything;
}

/** How many references may lead from one to the next, and how many unions may stand in each other. */
const maxReferences = 16;
const maxUnions = 8;

/** Follows local references; a reference that leads nowhere, or round in a circle, allows anything. */
export function resolve(root: Schema, schema: Schema): Schema {
  let at: Schema = schema;
  for (let steps = 0; at.$ref !== undefined; steps++) {
    const target = at.$ref.startsWith("#") ? parsePointer(at.$ref).reduce<unknown>(property, root) : null;
    if (!isObject(target) || steps > maxReferences) return {};
    at = target;
  }
  return at;
}

/**
 * What a schema of a root comes to: itself or, where it is a union, each of its branches with what the schema says next to
 * them. None of them is a reference or a union.
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

/** The members of an enumeration, a constant among them; null when a schema has none. */
export function membersOf({ enum: members, const: constant }: Schema): readonly unknown[] | null {
  return members ?? (constant === undefined ? null : [constant]);
}

/** The types a schema allows by its own keywords; empty when it leaves them open. */
export const typesOf = memoize((schema: Schema): readonly string[] => {
  const { type = (membersOf(schema) ?? []).map(typeName) } = schema;
  return typeof type === "string" ? [type] : type;
});

/** The JSON Schema type of a value; an integer is a `number` here. */
function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** The types a contract's root may have; empty when anything goes. */
export const rootTypes = /* @__PURE__ */ memoize((root: Schema): readonly string[] => {
  const types = alternatives(root)(root).map(typesOf);
  return types.every(({ length }) => length > 0) ? types.flat() : [];
});
