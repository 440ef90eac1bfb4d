import { anyItem } from "../../contract/schema.js";
import { fit } from "../../fit/fit.js";
import type { FitContext } from "../../fit/fit-context.js";
import { agrees, isObjectOrArray, property } from "../../node/compare.js";
import { type Entry, isContainer, type Node } from "../../node/node.js";
import { normalise } from "../../repairs/key-case/key-case.js";
import { contractKeys } from "../contract-keys.js";

/** A valid value with which other text is compared. */
export interface AcceptedValue {
  readonly context: FitContext;
  readonly value: unknown;
  /** The results of earlier comparisons, by key and text: whether the text agrees with the answer. */
  readonly compared: Map<string, boolean>;
}

/**
 * Whether no key of the contract has a different value in an entry than in the answer. The entry may be
 * incomplete.
 */
export function isConsistent({ context, value: answer }: AcceptedValue, entry: Entry): boolean {
  const { root } = context;
  const key = contractKeys(root)(entry.key);
  if (key === null) return true;
  const isList = Array.isArray(answer);
  const answers = (isList ? answer : [answer]).map((value) => property(value, key.name));
  const { value: part } = entry;
  if (!part.whole && (part.kind === "string" || part.kind === "number")) {
    const prefix = normalise(part.kind === "string" ? part.value : part.source);
    return answers.some((value) => normalise(String(value)).startsWith(prefix));
  }
  const { end } = part;
  const entryAlone: Node = { kind: "object", start: entry.keyStart, end, whole: true, entries: [entry] };
  const readValue = property(fit(context, entryAlone, isList ? anyItem(root) : root).value, key.name);
  return answers.some(
    (value) =>
      (part.whole
        ? lengthOf(readValue) === undefined || lengthOf(readValue) === lengthOf(value)
        : canExtendTo(part, value)) &&
      (readValue === undefined ? value === undefined || !part.whole : agrees(readValue, value)),
  );
}

/** Returns the length of a string or list. A complete value is not merely the start of a longer one. */
function lengthOf(value: unknown): number | undefined {
  return typeof value === "string" || Array.isArray(value) ? value.length : undefined;
}

/**
 * Whether an unfinished node can become the given value. It cannot if it contains a list or an object where the value
 * has a string, a number or a literal.
 */
function canExtendTo(node: Node, value: unknown): boolean {
  if (node.whole || !isContainer(node) || value === undefined) return true;
  const last = node.entries.at(-1);
  return isObjectOrArray(value) && (last === undefined || canExtendTo(last.value, property(value, last.key)));
}
