import type { Schema } from "../contract/schema.js";
import type { Findings } from "../find/found.js";
import { isContainer, type Node } from "../node/node.js";
import { normalise } from "../repairs/key-case/key-case.js";
import { contractKeys } from "./contract-keys.js";

const errorKeys: ReadonlySet<string> = new Set(["error", "errors"].map(normalise));

/** Texts that say that there was no error. */
const nothing = /^\s*(?:none|null|no|false|n\/?a|ok)?\s*$/i;

/**
 * Where an object next to the answer, or the answer itself, reports an error under a key that the contract does not
 * have, or null: a server that ran out of quota wrote the rest.
 */
export function reportedError(root: Schema, { whole }: Findings): number | null {
  for (const { node, start } of whole) {
    if (node.kind === "object" && node.entries.some((entry) => isReport(root, entry))) return start;
  }
  return null;
}

function isReport(root: Schema, { key, value }: Node["entries"][number]): boolean {
  if (!errorKeys.has(normalise(key)) || contractKeys(root)(key) !== null) return false;
  if (isContainer(value)) return value.entries.length > 0;
  return value.kind === "literal" ? value.value === true : !nothing.test(String(value.value));
}
