import { childAt, childList, type PlainNode, type SchemaNode } from "../schema/node.js";

/**
 * The constraints of one schema on the items of an array: a schema for each of the first items, and one for all later
 * items.
 */
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
