import { alternatives, rootTypes, type Schema } from "../contract/schema.js";
import { isContainer, type Node } from "../node/node.js";
import { contractKeys } from "./contract-keys.js";

/**
 * Whether an object has nothing to do with a contract: none of its keys is a property, whatever the spelling, and
 * none of its values could hold the answer. Found out without reading it as one: a text may hold ten thousand of these.
 */
export function isForeign(root: Schema, { kind, entries }: Node): boolean {
  if (kind !== "object" || entries.length === 0 || entries.some(({ value }) => mayHoldAnswer(value)))
    return false;
  const types = rootTypes(root);
  if (types.length > 0 && !types.includes("object")) return true;
  const isClosed = alternatives(root)(root).every(
    ({ additionalProperties }) => additionalProperties === false,
  );
  return isClosed && entries.every(({ key }) => contractKeys(root)(key) === null);
}

function mayHoldAnswer(node: Node): boolean {
  return isContainer(node) || (node.kind === "string" && /^\s*[{[]/.test(node.value));
}
