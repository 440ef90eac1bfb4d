import type { StepAllowance } from "./bound.js";
import { type CharSet, complement, intersection, union } from "./char-set.js";

/** Splits sets into disjoint ones, so that each given set is a union of some of them. */
export function disjoint(sets: readonly CharSet[], allowance?: StepAllowance): CharSet[] {
  let parts: CharSet[] = [];
  for (const set of new Map(sets.map((item) => [JSON.stringify(item), item])).values()) {
    allowance?.take(parts.length);
    const outside = complement(set);
    const known = union(...parts);
    parts = [
      ...parts.flatMap((part) => [intersection(part, set), intersection(part, outside)]),
      intersection(set, complement(known)),
    ].filter((part) => part.length > 0);
  }
  return parts;
}
