import { describesName, inPlaceSchemas, namesOrMatches } from "../proof/described.js";
import { memberSchemasOf } from "../proof/members.js";
import { elementsOf } from "../proof/node-elements.js";
import { isObject } from "../schema/json.js";
import { isPlainNode, type PlainNode, type SchemaNode } from "../schema/node.js";

/**
 * Removes the properties that the reader describes and the writer does not, at any depth. The remaining value is one
 * that a writer produces under the `usual` policy.
 */
export function withoutUndescribed(
  value: unknown,
  writers: readonly SchemaNode[],
  readers: readonly SchemaNode[],
): unknown {
  if (Array.isArray(value)) {
    const [writing, reading] = [applied(value, writers), everyOne(readers)];
    return value.map((item, index) =>
      withoutUndescribed(item, itemSchemas(writing, index), itemSchemas(reading, index)),
    );
  }
  if (!isObject(value)) return value;
  const [writing, reading] = [applied(value, writers), everyOne(readers)];
  const kept = Object.entries(value).filter(
    ([name]) =>
      writing.some((node) => describesName(node, name)) ||
      !reading.some((node) => namesOrMatches(node, name)),
  );
  const inside = kept.map(([name, member]): [string, unknown] => [
    name,
    withoutUndescribed(member, memberSchemas(writing, name), memberSchemas(reading, name)),
  ]);
  return Object.fromEntries(inside);
}

/**
 * Returns the schemas that apply to a value. Of several alternatives, only those that accept the value are included.
 */
function applied(value: unknown, schemas: readonly SchemaNode[]): readonly PlainNode[] {
  return everyOne(schemas, (node) => node.document.accepts(node, value) !== false);
}

function everyOne(
  schemas: readonly SchemaNode[],
  counts: (node: PlainNode) => boolean = () => true,
): readonly PlainNode[] {
  const found = new Map<string, PlainNode>();
  const visit = (node: SchemaNode): void => {
    if (!isPlainNode(node) || found.has(node.pointer) || !counts(node)) return;
    found.set(node.pointer, node);
    for (const other of inPlaceSchemas(node)) visit(other);
  };
  for (const schema of schemas) visit(schema);
  return [...found.values()];
}

function memberSchemas(nodes: readonly PlainNode[], name: string): readonly SchemaNode[] {
  return nodes.flatMap((node) => memberSchemasOf(node, name));
}

function itemSchemas(nodes: readonly PlainNode[], index: number): readonly SchemaNode[] {
  return nodes.flatMap((node) => {
    const { first, rest } = elementsOf(node);
    return first[index] ?? rest ?? [];
  });
}
