import type { Schema } from "../contract/schema.js";
import { deepEqual } from "../node/compare.js";
import type { Node } from "../node/node.js";
import { normalise } from "../repairs/key-case/key-case.js";
import { type Coercion, fitted } from "./fit-context.js";

/**
 * Returns the coercion to the branch of a union that fits best. A branch without repairs is preferred. The value is
 * ambiguous if two branches repair it to different values.
 */
export function closestOf(node: Node, fits: readonly Coercion[]): Coercion {
  const minMisfits = Math.min(...fits.map(({ misfits }) => misfits));
  const closest = fits.filter(({ misfits }) => misfits === minMisfits);
  const first = closest.find(({ repairs }) => repairs.length === 0) ?? closest[0] ?? fitted(node, undefined);
  const { value, repairs } = first;
  const differs = (other: Coercion) =>
    other.repairs.length <= repairs.length && !deepEqual(other.value, value);
  const isAmbiguous = minMisfits === 0 && repairs.length > 0 && closest.some(differs);
  return isAmbiguous ? { ...first, doubt: { reason: "ambiguous", offset: node.start } } : first;
}

/** Returns the branches whose constants a node does not contradict; all branches if it contradicts each. */
export function likely({ entries }: Node, branches: readonly Schema[]): readonly Schema[] {
  const consistent = branches.filter(({ properties = {} }) =>
    entries.every(({ key, value }) => {
      const constant = Object.hasOwn(properties, key) ? properties[key]?.const : undefined;
      const isText = value.kind === "string" || value.kind === "word";
      const isComparable = typeof constant === "string" && isText && value.whole;
      return !isComparable || normalise(value.value) === normalise(constant);
    }),
  );
  return consistent.length > 0 ? consistent : branches;
}
