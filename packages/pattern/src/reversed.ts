import type { PatternNode } from "./pattern-node.js";

/** A pattern of the same texts from their end, as an engine tries what looks behind. Look-around in it stays as it is. */
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
