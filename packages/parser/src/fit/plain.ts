import type { Node } from "../node/node.js";
import { define } from "./define.js";
import type { Doubt, Fit } from "./fit-context.js";

/** A node as it stands, whatever a schema says. */
export function plainValue(node: Node): unknown {
  if (node.kind === "array") return node.items.map(plainValue);
  if (node.kind !== "object") return node.value;
  const value: Record<string, unknown> = {};
  for (const entry of node.entries) define(value, entry.key, plainValue(entry.value));
  return value;
}

/** A node that does not fit, as it stands. A word that nothing explains is not to be read past. */
export function misfit(node: Node): Fit {
  const doubt: Doubt | null = node.kind === "word" ? { reason: "no-json", offset: node.start } : null;
  return { value: plainValue(node), repairs: [], misfits: 1, doubt, place: { start: node.start } };
}
