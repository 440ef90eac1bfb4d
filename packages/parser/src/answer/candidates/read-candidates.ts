import { rootTypes } from "../../contract/schema.js";
import type { ExtractedValue } from "../../find/found.js";
import type { FitContext } from "../../fit/fit-context.js";
import { isMeant } from "../exclude/is-meant.js";
import { isUnrelated, lacksKey } from "../exclude/unrelated.js";
import type { ParseInput } from "../parse-input.js";
import { type Candidate, readFound } from "./candidate.js";

/** Maximum number of values that are fully read although a required key is missing. */
const maxBroken = 100;

/**
 * Reads each found value that may be the answer, as the contract describes it. Identical texts are read only once,
 * because a text may repeat a value ten thousand times.
 */
export function readAll(
  all: readonly ExtractedValue[],
  { text, context, contract }: ParseInput,
): readonly Candidate[] {
  const { root } = context;
  const candidates: Candidate[] = [];
  const written = new Set<string>();
  // Objects unrelated to the contract have similar violations, so only the first is read to report them.
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

/**
 * Whether an extracted value may be the answer. Prose also contains brackets. If the contract describes objects, an
 * array therefore counts only if it contains an object, or text that is one.
 */
export function mayBeAnswer({ node }: ExtractedValue, { root }: FitContext): boolean {
  const types = rootTypes(root);
  if (node.kind !== "array" || types.length === 0 || types.includes("array")) return true;
  return node.entries.some(({ value }) => value.kind === "object" || value.kind === "string");
}
