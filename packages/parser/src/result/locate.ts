import type { Violation } from "../contract/contract-like.js";
import { parsePointer } from "../contract/pointer.js";
import type { Node } from "../node/node.js";
import { normalise } from "../repairs/key-case/key-case.js";
import type { LocatedViolation } from "./parse-result.js";

/**
 * Adds the offset in the text to a violation. It is the offset of the value at the violation's path, or of the nearest
 * enclosing value that the text contains.
 */
export function located(violation: Violation, root: Node): LocatedViolation {
  let node: Node | undefined = root;
  let offset = root.start;
  for (const token of parsePointer(violation.path)) {
    const entries: Node["entries"] = node?.entries ?? [];
    const own = entries.find(({ key }) => key === token);
    node = (own ?? entries.find(({ key }) => normalise(key) === normalise(token)))?.value;
    offset = node?.start ?? offset;
  }
  return { ...violation, offset };
}
