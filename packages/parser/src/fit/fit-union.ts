import { same } from "../judge/same.js";
import type { Node } from "../node/node.js";
import type { Fit, FitContext } from "./fit-context.js";
import type { Schema } from "./schema.js";

/**
 * Reads a node as the branch that fits best. Where several fit, one that needs no repair wins; two that repair it
 * to different values are two readings.
 */
export function fitUnion(context: FitContext, node: Node, branches: readonly Schema[]): Fit {
  const fits = branches.map((branch) => context.fit(context, node, branch));
  const least = Math.min(...fits.map(({ misfits }) => misfits));
  const best = fits.filter(({ misfits }) => misfits === least);
  const first = best.find(({ repairs }) => repairs.length === 0) ?? best[0];
  if (first === undefined) throw new RangeError("a union has at least one branch");
  const fewest = best.filter(({ repairs }) => repairs.length <= first.repairs.length);
  const other =
    least === 0 && first.repairs.length > 0 && fewest.some(({ value }) => !same(value, first.value));
  return other ? { ...first, doubt: { reason: "ambiguous", offset: node.start } } : first;
}
