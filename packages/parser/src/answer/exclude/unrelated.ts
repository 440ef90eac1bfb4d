import { alternatives, rootTypes, type Schema } from "../../contract/schema.js";
import { isContainer, type Node } from "../../node/node.js";
import { hasContractKey } from "../contract-keys.js";

/**
 * Whether an object or list has nothing to do with a contract: that is for neither, or none of its keys is a property,
 * whatever the spelling, and none of its values could hold the answer. Found out without reading it as one: a text may
 * hold ten thousand of these.
 */
export function isUnrelated(root: Schema, node: Node): boolean {
  const { kind, entries } = node;
  if (!isContainer(node) || entries.length === 0 || holdsMore(node)) return false;
  const types = rootTypes(root);
  if (types.length > 0 && !types.includes(kind)) return true;
  if (kind === "array") return false;
  const isClosed = alternatives(root)(root).every(
    ({ additionalProperties }) => additionalProperties === false,
  );
  return isClosed && !hasContractKey(root, node);
}

/** Whether a value, being no wrapper, has fewer entries than each branch of a contract requires: it cannot keep the contract. */
export function lacksKey(root: Schema, node: Node): boolean {
  const has = ({ required = [] }: Schema) => required.length <= node.entries.length;
  return !alternatives(root)(root).some(has) && !holdsMore(node);
}

function holdsMore({ entries }: Node): boolean {
  return entries.some(
    ({ value }) => isContainer(value) || (value.kind === "string" && /^\s*[{[]/.test(value.value)),
  );
}
