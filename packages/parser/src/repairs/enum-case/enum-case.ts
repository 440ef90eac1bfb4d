import type { Node } from "../../node/node.js";
import { normalise } from "../key-case/key-case.js";

/**
 * Returns the only member of an enumeration that a node spells, ignoring case and separators, or `undefined`.
 */
export function memberFor(node: Node, members: readonly unknown[]): unknown {
  if (node.kind !== "string" && node.kind !== "word") return undefined;
  const wanted = normalise(node.value);
  const found = members.filter((member) => typeof member === "string" && normalise(member) === wanted);
  return wanted !== "" && found.length === 1 ? found[0] : undefined;
}
