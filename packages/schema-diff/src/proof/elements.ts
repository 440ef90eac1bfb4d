import { childAt, childList, type PlainNode, type SchemaNode } from "../schema/node.js";
import type { Conjunction } from "./conjunction.js";

/** What one schema says of the items of an array: of the first ones each, and of those after them. */
export interface Elements {
  readonly first: readonly SchemaNode[];
  readonly rest: SchemaNode | undefined;
}

/** Reads `prefixItems` and `items`, or `items` and `additionalItems`, whichever the dialect has. */
export function elementsOf(node: PlainNode): Elements {
  const { firstItems, otherItems } = node.document.dialect;
  if (Array.isArray(node.schema[firstItems]))
    return { first: childList(node, firstItems), rest: childAt(node, otherItems) };
  return { first: [], rest: childAt(node, "items") };
}

/** The schemas that the item at an index certainly satisfies, where an array has one. */
export function elementSchemas(a: Conjunction, index: number): readonly SchemaNode[] {
  return a.nodes.flatMap((node) => {
    const { first, rest } = elementsOf(node);
    return first[index] ?? rest ?? [];
  });
}

/** How many first items any of the schemas says something of its own about. */
export function firstCount(a: Conjunction): number {
  return Math.max(0, ...a.nodes.map((node) => elementsOf(node).first.length));
}
