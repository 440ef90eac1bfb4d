import type { PatternNode } from "./pattern-node.js";

/**
 * Returns the pattern for reversed texts, with which a look-behind is matched. Look-around inside it is not changed.
 */
export function reversed(node: PatternNode): PatternNode {
  switch (node.kind) {
    case "sequence":
      return { kind: "sequence", items: node.items.map(reversed).reverse() };
    case "choice":
      return { kind: "choice", items: node.items.map(reversed) };
    case "repeat":
      return { ...node, item: reversed(node.item) };
    case "start":
      return { kind: "end" };
    case "end":
      return { kind: "start" };
    default:
      return node;
  }
}
