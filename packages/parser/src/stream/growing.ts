import { pointerTo } from "../contract/pointer.js";
import { isObjectOrArray, property } from "../node/compare.js";
import type { Entry, Node } from "../node/node.js";
import { normalise } from "../repairs/key-case/key-case.js";

/** Returns a JSON Pointer to the unfinished string at the end of the text; `null` if the text does not end in one. */
export function growingString(root: Node, value: unknown): string | null {
  let node: Node | undefined = root;
  let part = value;
  let pointer = "";
  while (node !== undefined && !node.whole && node.kind !== "string") {
    const last: Entry | undefined = node.entries.at(-1);
    const keys = isObjectOrArray(part) ? Object.keys(part) : [];
    const spelled = normalise(last?.key ?? "");
    const key = Array.isArray(part) ? keys.at(-1) : keys.findLast((name) => normalise(name) === spelled);
    if (key === undefined) return null;
    pointer = pointerTo(pointer, key);
    part = property(part, key);
    node = last?.value;
  }
  return node?.whole === false && typeof part === "string" ? pointer : null;
}
