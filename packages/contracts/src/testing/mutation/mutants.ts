import {
  type JsonSchema,
  nameList,
  parsePointer,
  type SchemaNode,
  schemaList,
  schemaMap,
  walkSchema,
} from "@concordat/dialect";

/** A schema with one rule removed or changed. */
export interface Mutant {
  /** A JSON Pointer to the changed rule in the schema. */
  readonly pointer: string;
  /** The whole schema after the change. */
  readonly schema: JsonSchema;
  /** The schema object, in the schema before the change, that has the rule. */
  readonly holder: JsonSchema;
  readonly keyword: string;
  /** The keyword's new value; `undefined` if the keyword was removed. */
  readonly changed: unknown;
  /**
   * The removed part of the keyword's value: a property, a required key, a value of an enum, or the index of a
   * branch.
   */
  readonly part?: string | number;
}

/** The changed values of each keyword, one change each. A key names the part, for keywords that have several. */
type Mutations = readonly { readonly part?: string | number; readonly value: unknown }[];

const removed: Mutations = [{ value: undefined }];
const bound = (step: 1 | -1) => (limit: unknown) => [...removed, { value: Number(limit) + step }];

const mutationsOf: Readonly<Record<string, (value: unknown) => Mutations>> = {
  type: (value) =>
    Array.isArray(value)
      ? value.map((part) => ({ part, value: value.filter((type) => type !== part) }))
      : removed,
  const: () => removed,
  enum: (value) => [...removed, ...without(Array.isArray(value) ? value : [])],
  pattern: () => removed,
  minLength: bound(1),
  maxLength: bound(-1),
  minimum: bound(1),
  maximum: bound(-1),
  exclusiveMinimum: bound(1),
  exclusiveMaximum: bound(-1),
  minItems: bound(1),
  maxItems: bound(-1),
  minProperties: bound(1),
  maxProperties: bound(-1),
  uniqueItems: () => removed,
  required: (value) => without(nameList(value)),
  additionalProperties: (value) => (value === true ? [{ value: false }] : removed),
  properties: (value) =>
    schemaMap(value).map(([part]) => ({
      part,
      value: Object.fromEntries(schemaMap(value).filter(([name]) => name !== part)),
    })),
  items: () => removed,
  oneOf: (value) => without(schemaList(value)),
};

/**
 * Every schema that differs from the given one in one rule. Changes without an effect are omitted: a `type` next to
 * `const` or `enum`, a `format` (a pattern next to it enforces the rule), annotations, and the `type` of a union of
 * objects and of its branches: a value that is not an object would satisfy several branches, and so be refused.
 */
export function mutants(root: JsonSchema): Mutant[] {
  return [...walkSchema(root)].flatMap((node) =>
    Object.entries(node.schema)
      .filter(([keyword]) => keyword !== "type" || saysItsType(node))
      .flatMap(([keyword, value]) =>
        (mutationsOf[keyword]?.(value) ?? []).map(({ part, value: changed }) => ({
          pointer: [node.pointer, keyword, ...(part === undefined ? [] : [part])].join("/"),
          schema: replaceAt(root, parsePointer(node.pointer), withKeyword(node.schema, keyword, changed)),
          holder: node.schema,
          keyword,
          changed,
          ...(part === undefined ? {} : { part }),
        })),
      ),
  );
}

function saysItsType({ schema, role }: SchemaNode): boolean {
  return role !== "branch" && !["const", "enum", "oneOf"].some((keyword) => keyword in schema);
}

function without(list: readonly unknown[]): Mutations {
  return list.map((item, part) => ({
    part: typeof item === "string" ? item : part,
    value: list.toSpliced(part, 1),
  }));
}

/** A schema object with another value of one keyword; undefined takes the keyword away. */
export function withKeyword(schema: JsonSchema, keyword: string, value: unknown): JsonSchema {
  const { [keyword]: _, ...others } = schema;
  return value === undefined ? others : { ...schema, [keyword]: value };
}

/** A schema with another schema object at a place. Everything else is shared with it, not copied. */
function replaceAt(
  schema: JsonSchema,
  [token, ...rest]: readonly string[],
  replacement: JsonSchema,
): JsonSchema {
  if (token === undefined) return replacement;
  const child = schema[token];
  return {
    ...schema,
    [token]: Array.isArray(child)
      ? replaceItem(child, rest, replacement)
      : replaceAt(Object(child), rest, replacement),
  };
}

function replaceItem(
  list: readonly JsonSchema[],
  [index, ...rest]: readonly string[],
  replacement: JsonSchema,
) {
  return list.map((item, position) =>
    position === Number(index) ? replaceAt(item, rest, replacement) : item,
  );
}
