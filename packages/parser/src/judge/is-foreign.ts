import type { FitContext } from "../fit/fit-context.js";
import { branchesOf, resolve, type Schema } from "../fit/schema.js";
import type { Node } from "../node/node.js";
import { withAllProperties } from "./unwrap.js";

/**
 * Whether an object has nothing to do with a contract: none of its keys is a property, whatever the spelling, and
 * none of its values could hold the answer. Told without fitting it: a text may hold ten thousand of these.
 */
export function isForeign({ root, units }: FitContext, node: Node): boolean {
  if (node.kind !== "object" || node.entries.length === 0 || !isClosed(root)) return false;
  const { properties = {} } = withAllProperties(root);
  return node.entries.every(
    ({ key, value }) =>
      value.kind !== "object" &&
      value.kind !== "array" &&
      value.kind !== "string" &&
      !Object.hasOwn(properties, key) &&
      units.property.every((unit) => unit.property(key, properties) === undefined),
  );
}

const closed = new WeakMap<Schema, boolean>();

/** Whether a contract knows all the keys that its objects may have. */
function isClosed(root: Schema): boolean {
  let known = closed.get(root);
  if (known === undefined) {
    const own = resolve(root, root);
    known = (branchesOf(root, own) ?? [own]).every((branch) => branch.additionalProperties === false);
    closed.set(root, known);
  }
  return known;
}
