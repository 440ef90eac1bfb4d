import { wholeClaim } from "../changes/claim.js";
import type { Finding } from "../changes/finding.js";
import type { Place } from "../changes/places.js";
import { conjunctionOf } from "../proof/conjunction.js";
import type { Gap } from "../proof/rule.js";
import { isPlain } from "../schema/node.js";
import type { Candidate, Direction } from "./direction.js";
import type { Judgement } from "./judgement.js";

/** How many whole values are tried for one change. */
const attempts = 600;

/** Judges one change in one direction: proved, shown by a witness, or neither. */
export function judgeFinding(finding: Finding, place: Place, direction: Direction): Judgement {
  const { claim } = finding;
  if (claim === null) return { verdict: "compatible", reason: "it accepts and refuses nothing" };
  if (direction.isProved)
    return {
      verdict: "compatible",
      reason: "every value that the one schema accepts is proved valid under the other",
    };
  const { a, b } = direction.at(place);
  const gaps = claim.proves(a, b, direction.prover);
  const isCarried = carriesOutwards(place, direction);
  if (gaps.length === 0 && isCarried)
    return { verdict: "compatible", reason: "what was accepted here is proved to be accepted still" };
  // Where what is accepted here is not at fault, what is around it may be.
  const { refutes } = gaps.length > 0 ? claim : wholeClaim;
  const values = candidates(refutes(a, b, direction.search), place, direction);
  const witness = direction.witnessAmong(values, attempts);
  if (witness !== undefined) return { verdict: "breaking", reason: witness.refusal, witness };
  return { verdict: "undecided", reason: inWords(gaps, isCarried) };
}

/** Reasons in one sentence, no more than three. */
export function inWords(gaps: readonly Gap[], isCarried = true): string {
  const reasons = gaps.map(({ pointer, reason }) => (pointer === "" ? reason : `${reason} (${pointer})`));
  const inside = "it stands where accepting more may refuse more: among alternatives, or beside unevaluated…";
  const all = [...new Set([...reasons, ...(isCarried ? [] : [inside])])];
  return `${all.slice(0, 3).join("; ")}; no value was found that tells`;
}

/** Whole values, each with the part of it that is in question. */
function* candidates(parts: Iterable<unknown>, place: Place, direction: Direction): Generator<Candidate> {
  for (const part of parts) for (const whole of outwards(part, place, direction)) yield { whole, part };
}

/** Whole values that hold one at a place, by the first way that leads there. */
function* outwards(value: unknown, place: Place, direction: Direction): Generator<unknown> {
  const way = place.firstWay;
  if (way === undefined) {
    yield value;
    return;
  }
  const { a, b } = direction.at(way.from);
  for (const outer of way.step.place(value, conjunctionOf([a]), b, direction.search))
    yield* outwards(outer, way.from, direction);
}

/** Whether to accept no less at a place is to accept no less as a whole, on every way that leads there. */
function carriesOutwards(
  place: Place,
  direction: Direction,
  passed: ReadonlySet<Place> = new Set(),
): boolean {
  if (passed.has(place)) return true;
  const { old, new: now } = place.pair;
  if ([old, now].some((node) => isPlain(node) && looksAround(node.schema))) return false;
  return place.ways.every(({ from: outer, step }) => {
    const reader = direction.at(outer).b;
    return (
      (!isPlain(reader) || step.carries(reader)) &&
      carriesOutwards(outer, direction, new Set([...passed, place]))
    );
  });
}

/** Whether a schema refuses what the schemas inside it say nothing of. */
function looksAround(schema: { readonly [keyword: string]: unknown }): boolean {
  return "unevaluatedProperties" in schema || "unevaluatedItems" in schema;
}
