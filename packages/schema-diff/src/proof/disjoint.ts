import { maxDisjointDepth } from "../limits.js";
import type { JsonType } from "../schema/json-types.js";
import { branchesOf, type Conjunction, conjunctionOf, violates } from "./conjunction.js";
import { elementSchemas } from "./elements.js";
import { memberSchemas, namesRequired } from "./members.js";
import { highEnd, lowEnd } from "./number-range.js";
import { countRange, finiteValues, typesOf } from "./possible-values.js";

/** Whether it is proved that no value satisfies both conjunctions. */
export function areDisjoint(a: Conjunction, b: Conjunction, depth = 0): boolean {
  if (a.impossible || b.impossible) return true;
  if (depth > maxDisjointDepth) return false;
  if (refusesAllOf(a, b) || refusesAllOf(b, a)) return true;
  const shared = [...typesOf(a)].filter((type) => typesOf(b).has(type));
  if (shared.every((type) => setApart[type](a, b, depth))) return true;
  return (
    branchesOf(a)?.every((branch) => areDisjoint(branch, b, depth + 1)) ??
    branchesOf(b)?.every((branch) => areDisjoint(a, branch, depth + 1)) ??
    false
  );
}

function refusesAllOf(a: Conjunction, b: Conjunction): boolean {
  return finiteValues(b)?.every((value) => violates(value, a)) === true;
}

/** For each type whether its values are proved to satisfy at most one of the two. */
const setApart: Readonly<Record<JsonType, (a: Conjunction, b: Conjunction, depth: number) => boolean>> = {
  null: () => false,
  boolean: () => false,
  integer: numbersApart,
  fraction: numbersApart,
  string: (a, b) => countsApart(a, b, "minLength", "maxLength"),
  array: (a, b, depth) => countsApart(a, b, "minItems", "maxItems") || elementsApart(a, b, depth),
  object: (a, b, depth) => countsApart(a, b, "minProperties", "maxProperties") || membersApart(a, b, depth),
};

function numbersApart(a: Conjunction, b: Conjunction): boolean {
  return isBelow(a, b) || isBelow(b, a);
}

function isBelow(a: Conjunction, b: Conjunction): boolean {
  const [high, low] = [highEnd(a), lowEnd(b)];
  return high.value < low.value || (high.value === low.value && (high.isExclusive || low.isExclusive));
}

function countsApart(a: Conjunction, b: Conjunction, atLeast: string, atMost: string): boolean {
  const [ofA, ofB] = [countRange(a, atLeast, atMost), countRange(b, atLeast, atMost)];
  return ofA.max < ofB.min || ofB.max < ofA.min;
}

/** A member that values of either must have, and that cannot satisfy both. */
function membersApart(a: Conjunction, b: Conjunction, depth: number): boolean {
  return [...namesRequired(a), ...namesRequired(b)].some((name) =>
    areDisjoint(conjunctionOf(memberSchemas(a, name)), conjunctionOf(memberSchemas(b, name)), depth + 1),
  );
}

function elementsApart(a: Conjunction, b: Conjunction, depth: number): boolean {
  const least = Math.max(
    countRange(a, "minItems", "maxItems").min,
    countRange(b, "minItems", "maxItems").min,
  );
  return Array.from({ length: Math.min(least, maxDisjointDepth) }, (_, index) => index).some((index) =>
    areDisjoint(conjunctionOf(elementSchemas(a, index)), conjunctionOf(elementSchemas(b, index)), depth + 1),
  );
}
