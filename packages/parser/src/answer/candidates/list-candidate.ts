import { rootTypes } from "../../contract/schema.js";
import type { ExtractedValue, Extraction } from "../../find/found.js";
import { type FitContext, repairOf } from "../../fit/fit-context.js";
import { areListed } from "../../repairs/bare-items/bare-items.js";
import { hasContractKey } from "../contract-keys.js";
import { isExample } from "../exclude/placeholder.js";

/**
 * Reads several consecutive objects as the list that the contract requires. Returns `null` if they are not
 * such a list.
 */
export function itemsOf(
  text: string,
  findings: Extraction,
  { root, allows }: FitContext,
): ExtractedValue | null {
  const { whole, cut, damaged, tooDeep } = findings;
  const [first] = whole;
  const last = whole.at(-1);
  if (first === undefined || last === undefined || first === last || !allows("bare-items")) return null;
  const types = rootTypes(root);
  if (!types.includes("array") || types.includes("object") || (cut ?? damaged ?? tooDeep) !== null)
    return null;
  const isItem = ({ node }: ExtractedValue) => hasContractKey(root, node) && !isExample(node, root);
  if (!areListed(text, whole) || !whole.every(isItem)) return null;
  const { start } = first;
  const { end } = last;
  const entries = whole.map(({ node }, index) => ({ key: String(index), keyStart: node.start, value: node }));
  const repairs = [repairOf("bare-items", start, last), ...whole.flatMap((found) => found.repairs)];
  return { ...first, node: { kind: "array", start, end, whole: true, entries }, repairs, end };
}
