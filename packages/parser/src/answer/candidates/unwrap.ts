import { memoize } from "../../contract/memoize.js";
import { alternatives, type Schema } from "../../contract/schema.js";
import type { FitContext } from "../../fit/fit-context.js";
import type { Node } from "../../node/node.js";
import { onlyItem } from "../../repairs/one-element-array/one-element-array.js";
import type { ReadBy } from "../../repairs/table.js";
import { toolArguments } from "../../repairs/tool-call/tool-call.js";
import { wrapped } from "../../repairs/wrapper/wrapper.js";
import type { Unwrapping } from "./unwrapping.js";

type Wrapper = ReadBy<"answer/candidates/unwrap">;

const unwraps = Object.entries({
  "one-element-array": onlyItem,
  "tool-call": toolArguments,
  wrapper: wrapped,
} satisfies Record<Wrapper, Unwrapping>) as [Wrapper, Unwrapping][];

/** Maximum number of nested wrappers that are removed. */
export const maxWrappers = 4;

/**
 * Returns the content of a node's outermost wrapper and the repair that removes it; `null` if the node has no
 * wrapper.
 */
export function unwrapped({ root, allows }: FitContext, node: Node): { node: Node; name: Wrapper } | null {
  for (const [name, unwrap] of unwraps) {
    const inner = allows(name) ? unwrap(node, root, allProperties(root)) : null;
    if (inner !== null) return { node: inner, name };
  }
  return null;
}

/**
 * The properties of all branches of a root, used to distinguish a wrapper's keys from those of the contract.
 */
const allProperties = memoize(
  (root: Schema): NonNullable<Schema["properties"]> =>
    Object.assign({}, ...alternatives(root)(root).map(({ properties }) => properties)),
);
