import { memoize } from "../contract/memoize.js";
import { alternatives, type Schema, typesOf } from "../contract/schema.js";
import { isContainer, type Node } from "../node/node.js";
import type { Allows } from "../repairs/allows.js";
import { fitArray } from "./array.js";
import type { Coercion, FitContext } from "./fit-context.js";
import { fitObject } from "./object.js";
import { fitScalar } from "./scalar.js";
import { fitText } from "./text.js";
import { closestOf, likely } from "./union.js";

/** Creates the context in which the values of one text are read. */
export function fitContext(root: Schema, allows: Allows, maxDepth: number): FitContext {
  const closest = (branches: readonly Schema[]) => (node: Node) => {
    const fits = likely(node, branches).map((branch) => fitBranch(context, node, branch));
    return closestOf(node, fits);
  };
  const fitUnion: FitContext["fitUnion"] = memoize(
    (branches) => memoize(closest(branches), new Map()),
    new Map(),
  );
  const context: FitContext = { root, alternatives: alternatives(root), allows, maxDepth, fit, fitUnion };
  return context;
}

/** Coerces a node to a schema, or to the closest branch if the schema is a union. */
export function fit(context: FitContext, node: Node, schema: Schema): Coercion {
  const branches = context.alternatives(schema);
  const [only] = branches;
  return only !== undefined && branches.length === 1
    ? fitBranch(context, node, only)
    : context.fitUnion(branches)(node);
}

function fitBranch(context: FitContext, node: Node, schema: Schema): Coercion {
  const types = typesOf(schema);
  if (isContainer(node) && (types.length === 0 || types.includes(node.kind))) {
    return (node.kind === "object" ? fitObject : fitArray)(context, node, schema);
  }
  return (node.kind === "string" ? fitText(context, node, schema) : null) ?? fitScalar(context, node, schema);
}
