import { alternatives, rootTypes, type Schema } from "../../contract/schema.js";
import { isContainer, type Node } from "../../node/node.js";
import { hasContractKey } from "../contract-keys.js";

/**
 * Whether an object or list has nothing to do with a contract. This is true if the contract does not allow its kind. It
 * is also true if none of its keys is a property of the contract in any spelling and none of its values can contain the
 * answer. The check does not coerce the value, because a text may contain ten thousand unrelated objects.
 */
export function isUnrelated(root: Schema, node: Node): boolean {
  const { kind, entries } = node;
  if (!isContainer(node) || entries.length === 0 || mayWrapAnswer(node)) return false;
  const types = rootTypes(root);
  if (types.length > 0 && !types.includes(kind)) return true;
  if (kind === "array") return false;
  const isClosed = alternatives(root)(root).every(
    ({ additionalProperties }) => additionalProperties === false,
  );
  return isClosed && !hasContractKey(root, node);
}

/**
 * Whether a value cannot satisfy a contract because it is not a wrapper and has fewer entries than each branch of the
 * contract requires.
 */
export function lacksKey(root: Schema, node: Node): boolean {
  const has = ({ required = [] }: Schema) => required.length <= node.entries.length;
  return !alternatives(root)(root).some(has) && !mayWrapAnswer(node);
}

function mayWrapAnswer({ entries }: Node): boolean {
  return entries.some(
    ({ value }) => isContainer(value) || (value.kind === "string" && /^\s*[{[]/.test(value.value)),
  );
}
