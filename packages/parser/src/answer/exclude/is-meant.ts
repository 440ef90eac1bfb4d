import type { ContractLike } from "../../contract/contract-like.js";
import type { ExtractedValue } from "../../find/found.js";
import type { FitContext } from "../../fit/fit-context.js";
import type { Node } from "../../node/node.js";
import { readFound } from "../candidates/candidate.js";
import { isExample, isNoAnswer } from "./placeholder.js";

/**
 * Whether a value may be meant as the answer: it is not the schema repeated, and no example. A text that is still to be written makes
 * an example only where the contract needs it; where it does not, it is read as it is written.
 */
export function isMeant(context: FitContext, contract: ContractLike, found: ExtractedValue): boolean {
  const { root } = context;
  if (!isExample(found.node)) return !isNoAnswer(found.node, root);
  const node = written(found.node);
  if (node.entries.length === 0 || isNoAnswer(node, root)) return false;
  return readFound(context, contract, { ...found, node }).violations.length === 0;
}

/** A value without the texts that are still to be written, those of lists aside. */
function written(node: Node): Node {
  const entries = node.entries
    .filter(({ value }) => node.kind === "array" || value.kind !== "string" || !isExample(value))
    .map((entry) => ({ ...entry, value: written(entry.value) }));
  return { ...node, entries };
}
