import type { Node } from "../node/node.js";
import { define } from "./define.js";
import type { Fit } from "./fit-context.js";

/** A node as it stands, whatever a schema says. */
export function plainValue(node: Node): unknown {
  if (node.kind === "array") return node.items.map(plainValue);
  if (node.kind !== "object") return node.value;
  const value = {};
  for (const entry of node.entries) define(value, entry.key, plainValue(entry.value));
  return value;
}

/** A node that does not fit, as it stands. */
export function misfit(node: Node): Fit {
  return { value: plainValue(node), repairs: [], misfits: 1, second: null, place: { start: node.start } };
}
