import { childAt, type PlainNode, type SchemaNode } from "../schema/node.js";
import type { Conjunction } from "./conjunction.js";
import { possiblyEvaluated } from "./evaluated.js";
import { elementsOf } from "./node-elements.js";

/** Returns the schemas that the item at an index certainly satisfies, if it exists. */
export function elementSchemas(a: Conjunction, index: number): readonly SchemaNode[] {
  return a.nodes.flatMap((node) => {
    const { first, rest } = elementsOf(node);
    return first[index] ?? rest ?? unevaluatedItem(node, index);
  });
}

/** Returns the schema of an item that nothing in a schema evaluates. */
function unevaluatedItem(node: PlainNode, index: number): readonly SchemaNode[] {
  const schema = childAt(node, "unevaluatedItems");
  if (schema === undefined) return [];
  const { allItems, firstItems } = possiblyEvaluated(node);
  return allItems || index < firstItems ? [] : [schema];
}

/** Returns the number of first items that any of the schemas constrains individually. */
export function firstCount(a: Conjunction): number {
  return Math.max(
    0,
    ...a.nodes.map((node) =>
      "unevaluatedItems" in node.schema ? possiblyEvaluated(node).firstItems : elementsOf(node).first.length,
    ),
  );
}
