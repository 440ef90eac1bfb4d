import type { Schema } from "../../contract/schema.js";
import type { ExtractedValue, Extraction } from "../../find/found.js";
import { isContainer, type Node } from "../../node/node.js";
import { contractKeys } from "../contract-keys.js";

/** Values that say that there was no error. */
const nothing = /^\s*(?:none|null|undefined|no|false|n\/?a|ok)?\s*$/i;

/**
 * The object next to the answer, or the answer itself, that reports an error under a key that the contract does not
 * have: a server that ran out of quota wrote the rest.
 */
export function reportedError(root: Schema, { whole }: Extraction): ExtractedValue | undefined {
  const isReport = ({ key, value }: Node["entries"][number]) =>
    /^(error|fault)s?$/i.test(key) &&
    contractKeys(root)(key) === null &&
    (isContainer(value) ? value.entries.length > 0 : !nothing.test(String(value.value)));
  return whole.find(({ node }) => node.entries.some(isReport));
}
