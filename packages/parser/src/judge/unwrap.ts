import type { FitContext } from "../fit/fit-context.js";
import { branchesOf, resolve, type Schema } from "../fit/schema.js";
import type { Node } from "../node/node.js";

/** Wrappers within wrappers that are taken off. */
export const maxWrappers = 4;

/** What is inside a node's outermost wrapper, and the repair that takes it off; null when it has none. */
export function unwrapped(
  { units }: FitContext,
  node: Node,
  view: Schema,
): { node: Node; name: string } | null {
  for (const unit of units.unwrap) {
    const inner = unit.unwrap(node, view);
    if (inner !== null) return { node: inner, name: unit.name };
  }
  return null;
}

/** A root schema with the properties of all its branches, to tell a wrapper's keys from the contract's own. */
export function withAllProperties(root: Schema): Schema {
  let view = views.get(root);
  if (view === undefined) {
    const own = resolve(root, root);
    const branches = branchesOf(root, own) ?? [];
    const properties = Object.assign({}, own.properties, ...branches.map((branch) => branch.properties));
    view = Object.assign({}, own, root, { properties });
    views.set(root, view);
  }
  return view;
}

const views = new WeakMap<Schema, Schema>();
