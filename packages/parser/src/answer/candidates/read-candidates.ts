import { rootTypes } from "../../contract/schema.js";
import type { ExtractedValue } from "../../find/found.js";
import type { FitContext } from "../../fit/fit-context.js";
import { isMeant } from "../exclude/is-meant.js";
import { isUnrelated, lacksKey } from "../exclude/unrelated.js";
import type { Task } from "../parse-input.js";
import { type Candidate, readFound } from "./candidate.js";

/** So many values are read with care although a key that the contract requires is missing. */
const maxBroken = 100;

/**
 * The found values that may be meant as the answer, read as the contract describes them. What stands there more than once
 * in the same words is read once: a text may hold ten thousand of them.
 */
export function readAll(
  all: readonly ExtractedValue[],
  { text, context, contract }: Task,
): readonly Candidate[] {
  const { root } = context;
  const candidates: Candidate[] = [];
  const written = new Set<string>();
  // One of the objects that have nothing to do with the contract is read, for what is wrong with it: they are alike.
  let isRead = false;
  for (const found of all) {
    const { node, start, end } = found;
    const source = text.slice(start, end);
    if (written.has(source) || !isMeant(context, contract, found) || !mayBeAnswer(found, context)) continue;
    written.add(source);
    if (isRead && isUnrelated(root, node)) continue;
    if (candidates.length > maxBroken && lacksKey(root, node)) continue;
    const candidate = readFound(context, contract, found);
    isRead = true;
    if (candidate.violations.length > 0 || !candidate.foreign) candidates.push(candidate);
  }
  return candidates;
}

/** Prose has brackets too: where the contract is for objects, an array counts only if it holds one, or its text. */
export function mayBeAnswer({ node }: ExtractedValue, { root }: FitContext): boolean {
  const types = rootTypes(root);
  if (node.kind !== "array" || types.length === 0 || types.includes("array")) return true;
  return node.entries.some(({ value }) => value.kind === "object" || value.kind === "string");
}
