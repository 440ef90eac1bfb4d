import { maxDisjointDepth, maxDisjointSteps } from "../limits.js";
import type { JsonType } from "../schema/json-types.js";
import { type Conjunction, conjunctionOf, splitUnion, violates } from "./conjunction.js";
import { elementSchemas } from "./elements.js";
import { memberSchemas, namesRequired } from "./members.js";
import { highEnd, lowEnd } from "./number-range.js";
import { countRange, finiteValues, possibleTypes } from "./possible-values.js";

/** Whether it is proved that no value satisfies both conjunctions. */
export function areDisjoint(a: Conjunction, b: Conjunction): boolean {
  return settled(a, b, 0, new Settled());
}

/** The results for pairs of conjunctions, and how many more may be examined. */
class Settled {
  readonly known = new Map<string, boolean>();
  left = maxDisjointSteps;
}

function settled(a: Conjunction, b: Conjunction, depth: number, at: Settled): boolean {
  if (a.impossible || b.impossible) return true;
  if (depth > maxDisjointDepth) return false;
  const key = `${a.key} ${b.key}`;
  const known = at.known.get(key);
  if (known !== undefined) return known;
  at.left -= 1;
  if (at.left < 0) return false;
  // While it is open it proves nothing.
  at.known.set(key, false);
  const found = isProvedDisjoint(a, b, depth, at);
  at.known.set(key, found);
  return found;
}

function isProvedDisjoint(a: Conjunction, b: Conjunction, depth: number, at: Settled): boolean {
  if (refusesAllOf(a, b) || refusesAllOf(b, a)) return true;
  const shared = [...possibleTypes(a)].filter((type) => possibleTypes(b).has(type));
  if (shared.every((type) => setApart[type](a, b, depth, at))) return true;
  return (
    splitUnion(a)?.every((branch) => settled(branch, b, depth + 1, at)) ??
    splitUnion(b)?.every((branch) => settled(a, branch, depth + 1, at)) ??
    false
  );
}

function refusesAllOf(a: Conjunction, b: Conjunction): boolean {
  return finiteValues(b)?.every((value) => violates(value, a)) === true;
}

/** For each type, a function that proves that its values satisfy at most one of two conjunctions. */
const setApart: Readonly<
  Record<JsonType, (a: Conjunction, b: Conjunction, depth: number, at: Settled) => boolean>
> = {
  null: () => false,
  boolean: () => false,
  integer: numbersApart,
  fraction: numbersApart,
  string: (a, b) => countsApart(a, b, "minLength", "maxLength"),
  array: (a, b, depth, at) => countsApart(a, b, "minItems", "maxItems") || elementsApart(a, b, depth, at),
  object: (a, b, depth, at) =>
    countsApart(a, b, "minProperties", "maxProperties") || membersApart(a, b, depth, at),
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

/** Whether values of both need a member that cannot satisfy both. */
function membersApart(a: Conjunction, b: Conjunction, depth: number, at: Settled): boolean {
  return [...namesRequired(a), ...namesRequired(b)].some((name) =>
    settled(conjunctionOf(memberSchemas(a, name)), conjunctionOf(memberSchemas(b, name)), depth + 1, at),
  );
}

function elementsApart(a: Conjunction, b: Conjunction, depth: number, at: Settled): boolean {
  const least = Math.max(
    countRange(a, "minItems", "maxItems").min,
    countRange(b, "minItems", "maxItems").min,
  );
  return Array.from({ length: Math.min(least, maxDisjointDepth) }, (_, index) => index).some((index) =>
    settled(conjunctionOf(elementSchemas(a, index)), conjunctionOf(elementSchemas(b, index)), depth + 1, at),
  );
}
