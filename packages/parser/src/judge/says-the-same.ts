import { fit } from "../fit/fit.js";
import type { FitContext } from "../fit/fit-context.js";
import { agrees, property } from "../node/compare.js";
import type { Entry, Node } from "../node/node.js";
import { normalise } from "../repairs/key-case/key-case.js";
import { contractKeys } from "./contract-keys.js";

/** A valid value that other text is held against. */
export interface Answer {
  readonly context: FitContext;
  readonly value: unknown;
}

/** Whether an entry gives no key of the contract another value than the answer does, as far as it goes. */
export function saysTheSame({ context, value: answer }: Answer, entry: Entry): boolean {
  const { root } = context;
  const key = contractKeys(root)(entry.key);
  if (key === null) return true;
  const isList = Array.isArray(answer);
  const answers = (isList ? answer : [answer]).map((value) => property(value, key.name));
  const { value: part } = entry;
  if (!part.whole && (part.kind === "string" || part.kind === "number")) {
    const begun = normalise(part.kind === "string" ? part.value : part.source);
    return answers.some((value) => normalise(String(value)).startsWith(begun));
  }
  const { end } = part;
  const alone: Node = { kind: "object", start: entry.keyStart, end, whole: true, entries: [entry] };
  const again = property(fit(context, alone, isList ? (root.items ?? {}) : root).value, key.name);
  return answers.some((value) =>
    again === undefined ? value === undefined || !part.whole : agrees(again, value),
  );
}
