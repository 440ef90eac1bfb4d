import type { Node } from "../node/node.js";
import type { Units } from "../repairs/units.js";
import { fitArray } from "./fit-array.js";
import type { Fit, FitContext } from "./fit-context.js";
import { fitObject } from "./fit-object.js";
import { fitScalar } from "./fit-scalar.js";
import { fitText } from "./fit-text.js";
import { fitUnion } from "./fit-union.js";
import { branchesOf, resolve, type Schema, typesOf } from "./schema.js";

export function fitContext(root: Schema, units: Units, maxDepth: number): FitContext {
  return { root, units, maxDepth, fit, known: new Map() };
}

/** Reads a node as a schema describes it. */
export function fit(context: FitContext, node: Node, asked: Schema): Fit {
  const schema = resolve(context.root, asked);
  let known = context.known.get(node);
  if (known === undefined) {
    known = new Map();
    context.known.set(node, known);
  }
  let result = known.get(schema);
  if (result === undefined) {
    result = fitNew(context, node, schema);
    known.set(schema, result);
  }
  return result;
}

function fitNew(context: FitContext, node: Node, schema: Schema): Fit {
  const branches = branchesOf(context.root, schema);
  if (branches !== null) return fitUnion(context, node, branches);
  const types = typesOf(schema);
  if (node.kind === "object" && allows(types, "object")) return fitObject(context, node, schema);
  if (node.kind === "array" && allows(types, "array")) return fitArray(context, node, schema);
  if (node.kind === "string") return fitText(context, node, schema) ?? fitScalar(context, node, schema);
  return fitScalar(context, node, schema);
}

function allows(types: readonly string[], type: string): boolean {
  return types.length === 0 || types.includes(type);
}
