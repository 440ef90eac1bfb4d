import { type Dialect, pointerTo } from "@concordat/dialect";
import type { Side } from "./invalid-schema-error.js";
import { isObject, type JsonObject } from "./json.js";

/** The document of a schema, as context for its meaning. */
export interface NodeDocument {
  readonly side: Side;
  readonly dialect: Dialect;
  /** The same schema with references that lead to one place only; `undefined` if every reference already does. */
  readonly selfContained?: SchemaNode | undefined;
  /** Returns the target of a `$ref`; `undefined` if the reference alone does not determine it. */
  resolve(ref: unknown): SchemaNode | undefined;
  /** Whether a value is valid under a schema of this document; `undefined` if that cannot be determined. */
  accepts(node: SchemaNode, value: unknown): boolean | undefined;
  /** Whether this document enforces a format. */
  assertsFormat(format: unknown): boolean;
  /** Returns the validator's message on why a schema of this document rejects a value. */
  refusalOf(node: SchemaNode, value: unknown): string;
}

/** A schema at its position in a document. `true` accepts everything, `false` nothing. */
export interface SchemaNode {
  readonly schema: boolean | JsonObject;
  /**
   * JSON Pointer from the document's root; generated (and starting with `~`) for a schema outside a document.
   */
  readonly pointer: string;
  readonly document: NodeDocument;
}

/** A schema with keywords. */
export interface PlainNode extends SchemaNode {
  readonly schema: JsonObject;
}

export function isPlainNode(node: SchemaNode): node is PlainNode {
  return typeof node.schema === "object";
}

/** Returns the schema under a keyword (and further tokens) of a node; `undefined` if absent. */
export function childAt(node: PlainNode, ...tokens: readonly (string | number)[]): SchemaNode | undefined {
  let here: unknown = node.schema;
  for (const token of tokens) here = memberOf(here, token);
  if (typeof here !== "boolean" && !isObject(here)) return undefined;
  return { schema: here, pointer: pointerTo(node.pointer, ...tokens), document: node.document };
}

/** Returns the schemas in the list of a keyword, such as `oneOf`. */
export function childList(node: PlainNode, keyword: string): readonly SchemaNode[] {
  const list = node.schema[keyword];
  return Array.isArray(list) ? list.flatMap((_, index) => childAt(node, keyword, index) ?? []) : [];
}

/** Returns the schemas in the map of a keyword, such as `properties`. */
export function childMap(node: PlainNode, keyword: string): ReadonlyMap<string, SchemaNode> {
  const members = node.schema[keyword];
  const children = new Map<string, SchemaNode>();
  for (const name of isObject(members) ? Object.keys(members) : []) {
    const child = childAt(node, keyword, name);
    if (child !== undefined) children.set(name, child);
  }
  return children;
}

/** Creates a schema that is not part of a file. It must not contain references. */
export function madeUp(schema: boolean | JsonObject, document: NodeDocument): SchemaNode {
  return { schema, pointer: `~${JSON.stringify(schema)}`, document };
}

export function isMadeUp(node: SchemaNode): boolean {
  return node.pointer.startsWith("~");
}

function memberOf(value: unknown, token: string | number): unknown {
  if (Array.isArray(value)) return value[Number(token)];
  return isObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
}
