import type { JsonSchema } from "@concordat/contracts/contract";
import {
  type DescribedPlace,
  describedPlaces,
  isBoundedInteger,
  isLeaf,
  isListed,
} from "../wire/candidate-schemas.js";
import type { HeldLimits } from "../wire/held-limits.js";
import type { LoweredContract } from "../wire/lowered-contract.js";
import { rewriteSchema } from "../wire/rewrite-schema.js";

/** A bound that a string, an array or a number of the answer reaches exactly. */
export interface ReachedBound {
  /** The location: a JSON Pointer into the answer. */
  readonly path: string;
  /** The bounded quantity: a string's characters, an array's items, an integer's digits. */
  readonly kind: "text" | "items" | "digits";
  /** The value of the bound: a number of characters, items or digits. */
  readonly bound: number;
  /** The origin of the bound. The answer is complete if it is a bound of the contract, and truncated otherwise. */
  readonly from: "contract" | "limits" | "engine";
}

/**
 * Returns every bound that an answer's value reaches exactly, with its origin. If the schema does not describe a
 * location, the bound there is attributed to a limit. So a string that a limit may have cut off is never treated as
 * complete.
 */
export function reachedBounds(
  value: unknown,
  { valueSchema, endingBounds }: Pick<LoweredContract, "valueSchema" | "endingBounds">,
  limitScale: number,
): ReachedBound[] {
  const ending = endingBounds(limitScale);
  if (!hasOwnBounds(valueSchema) && !mayReach(value, ending)) return [];
  return [...describedPlaces(value, [valueSchema])].flatMap((place) => [...reachedAt(place, ending)]);
}

const bounded = new WeakMap<JsonSchema, boolean>();

/** Whether a schema limits the length of any string or array itself. The result is cached for each schema. */
function hasOwnBounds(schema: JsonSchema): boolean {
  const known = bounded.get(schema);
  if (known !== undefined) return known;
  let found = false;
  rewriteSchema(schema, (node) => {
    found ||= node.maxLength !== undefined || node.maxItems !== undefined;
    return node;
  });
  bounded.set(schema, found);
  return found;
}

/**
 * Whether any string, number or array in an answer is long enough that a limit may have ended it. This is false for
 * most answers.
 */
function mayReach(value: unknown, ending: HeldLimits): boolean {
  if (typeof value === "string") return ending.text !== null && value.length >= ending.text;
  if (typeof value === "number")
    return ending.digits !== null && Math.abs(value) >= 10 ** (ending.digits - 1);
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value) && value.length === ending.items) return true;
  return Object.values(value).some((member) => mayReach(member, ending));
}

function* reachedAt(
  { path, value, candidates }: DescribedPlace,
  ending: HeldLimits,
): Generator<ReachedBound> {
  const leaves = candidates.filter(isLeaf);
  if (typeof value === "string" && !everyLeaf(leaves, isListed)) {
    const own = leaves.map(({ maxLength }) => maxLength);
    yield* reached(path, "text", charactersOf(value), own, ending.text);
  }
  if (typeof value === "number" && !everyLeaf(leaves, isListed) && !everyLeaf(leaves, isBoundedInteger)) {
    // Written with an exponent, a number has no more digits than its writer wanted.
    const digits = /^\d+$/.exec(String(Math.trunc(Math.abs(value))))?.[0].length;
    if (digits !== undefined && digits === ending.digits)
      yield { path, kind: "digits", bound: digits, from: "engine" };
  }
  if (Array.isArray(value) && !everyLeaf(leaves, isListed)) {
    const own = leaves.map(({ maxItems }) => maxItems);
    yield* reached(path, "items", [value.length, value.length], own, ending.items);
  }
}

/**
 * Whether there are schemas and all of them satisfy a condition. Without schemas the result is false, because the
 * bounds are then unknown.
 */
function everyLeaf(leaves: readonly JsonSchema[], is: (schema: JsonSchema) => boolean): boolean {
  return leaves.length > 0 && leaves.every(is);
}

/** The smallest and the largest number of characters that an engine may count. */
type Count = readonly [min: number, max: number];

/**
 * Returns the smallest and the largest length that an engine may count. Engines count code points, or UTF-16 units if a
 * character was written as two escapes.
 */
function charactersOf(text: string): Count {
  let pairs = 0;
  for (let index = 0; index < text.length; index++) {
    if ((text.codePointAt(index) ?? 0) > 0xffff) pairs++;
  }
  return [text.length - pairs, text.length];
}

/** @param own the contract's own bound by each schema that may hold here; undefined if it has none */
function* reached(
  path: string,
  kind: "text" | "items",
  [fewest, most]: Count,
  own: readonly (number | undefined)[],
  limit: number | null,
): Generator<ReachedBound> {
  const reaches = (bound: number): boolean => fewest <= bound && bound <= most;
  const unbounded = own.length === 0 || own.includes(undefined);
  const contracts = own.find((bound) => bound !== undefined && reaches(bound));
  if (unbounded && limit !== null && reaches(limit)) yield { path, kind, bound: limit, from: "limits" };
  else if (contracts !== undefined) yield { path, kind, bound: contracts, from: "contract" };
}
