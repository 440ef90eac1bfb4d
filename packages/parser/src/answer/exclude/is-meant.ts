import type { ContractLike } from "../../contract/contract-like.js";
import type { Schema } from "../../contract/schema.js";
import type { ExtractedValue } from "../../find/found.js";
import type { FitContext } from "../../fit/fit-context.js";
import type { Node } from "../../node/node.js";
import { readFound } from "../candidates/candidate.js";
import { isExample, isNoAnswer } from "./placeholder.js";

/**
 * Whether a value may be the intended answer: not a copy of the schema and not an example. Placeholder text
 * makes a value an example only in keys that the contract requires; elsewhere it is read as ordinary text.
 */
export function isMeant(context: FitContext, contract: ContractLike, found: ExtractedValue): boolean {
  const { root } = context;
  if (!isExample(found.node, root)) return !isNoAnswer(found.node, root);
  const node = withoutPlaceholders(found.node, root);
  if (node.entries.length === 0 || isNoAnswer(node, root)) return false;
  return readFound(context, contract, { ...found, node }).violations.length === 0;
}

/** Returns a value without its placeholder texts, except those in lists. */
function withoutPlaceholders(node: Node, root: Schema): Node {
  const entries = node.entries
    .filter(({ value }) => node.kind === "array" || value.kind !== "string" || !isExample(value, root))
    .map((entry) => ({ ...entry, value: withoutPlaceholders(entry.value, root) }));
  return { ...node, entries };
}
