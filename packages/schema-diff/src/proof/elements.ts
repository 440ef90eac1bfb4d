import { childAt, childList, type PlainNode, type SchemaNode } from "../schema/node.js";
import type { Conjunction } from "./conjunction.js";

/** The constraints of one schema on the items of an array: on each of the first ones, and on those after them. */
export interface Elements {
  readonly first: readonly SchemaNode[];
  readonly rest: SchemaNode | undefined;
}

/** Reads `prefixItems` and `items`, or `items` and `additionalItems`, depending on the dialect. */
export function elementsOf(node: PlainNode): Elements {
  const { firstItems, otherItems } = node.document.dialect;
  if (Array.isArray(node.schema[firstItems]))
    return { first: childList(node, firstItems), rest: childAt(node, otherItems) };
  return { first: [], rest: childAt(node, "items") };
}

/** The schemas that the item at an index certainly satisfies, if it exists. */
export function elementSchemas(a: Conjunction, index: number): readonly SchemaNode[] {
  return a.nodes.flatMap((node) => {
    const { first, rest } = elementsOf(node);
    return first[index] ?? rest ?? [];
  });
}

/** The number of first items that any of the schemas constrains individually. */
export function firstCount(a: Conjunction): number {
  return Math.max(0, ...a.nodes.map((node) => elementsOf(node).first.length));
}
