import type { ComparedMeasure } from "@concordat/contracts/simulation-comparison";
import type { MeasuredRun } from "../measure/measure-run.js";
import { definitionOf } from "../measure/measures.js";
import { type EffectSize, sizeIn } from "./effect-size.js";
import { type Estimate, estimateOf, valuesBy } from "./estimate-basis.js";
import type { Pairing } from "./pairing.js";
import type { Measured } from "./side-values.js";
import { intervalOf, pairedDifference, pValueOf, unpairedDifference } from "./statistics/mean-difference.js";
import { minDetectableEffect, runsNeeded } from "./statistics/runs-needed.js";

/** A measure to be compared. */
export interface MeasureOfSides {
  readonly measured: Measured;
  readonly a: readonly MeasuredRun[];
  readonly b: readonly MeasuredRun[];
  readonly pairing: Pairing;
  readonly size: EffectSize;
}

/** The values from which a difference is computed. For paired runs, both lists have the same length. */
interface Compared {
  readonly a: readonly number[];
  readonly b: readonly number[];
}

/** The value of each run on both sides; `null` if a run has no value. */
interface SideValues {
  readonly a: readonly (number | null)[];
  readonly b: readonly (number | null)[];
}

type Judged = Pick<
  ComparedMeasure,
  "low" | "high" | "p_value" | "p_holm" | "verdict" | "smallest_shown" | "runs_for_size"
>;

/** Compares a measure between both sides. The p-value is not adjusted yet. Returns `null` if no run has a value. */
export function comparedMeasure(of: MeasureOfSides): ComparedMeasure | null {
  const { measured, pairing } = of;
  const { measure, segment, survey } = measured;
  const known = estimateOf([of.a, of.b], measured);
  const basis = known?.basis ?? "counted";
  const [ofA, ofB] = [valuesBy(basis, of.a, measured), valuesBy(basis, of.b, measured)];
  const values: SideValues = { a: ofA.taken, b: ofB.taken };
  if ([...values.a, ...values.b].every((value) => value === null)) return null;
  const { family, unit } = definitionOf(measure);
  const compared = comparable(values, pairing);
  const meanA = meanOf(compared.a);
  const size = meanA === null ? null : sizeIn(of.size, meanA);
  return {
    measure,
    family,
    unit,
    segment,
    ...(survey === undefined ? {} : { survey: { ...survey } }),
    ...(known === null
      ? {}
      : { estimate: estimateWithOthers(known, { a: ofA.others, b: ofB.others }, pairing, size) }),
    values_a: [...values.a],
    values_b: [...values.b],
    runs_a: compared.a.length,
    runs_b: compared.b.length,
    ...meansOf(compared),
    size,
    ...judged(compared, pairing.kind, size),
  };
}

/** Returns the reason why counted or expected values were compared, and the result for the values of the other kind. */
function estimateWithOthers(
  { basis, reason }: Estimate,
  others: SideValues,
  pairing: Pairing,
  size: number | null,
): NonNullable<ComparedMeasure["estimate"]> {
  const compared = comparable(others, pairing);
  const { verdict: _, p_holm: _corrected, ...judgement } = judged(compared, pairing.kind, size);
  const values = { values_a: [...others.a], values_b: [...others.b] };
  return { basis, reason, other: { ...values, ...meansOf(compared), ...judgement } };
}

function comparable({ a, b }: SideValues, pairing: Pairing): Compared {
  return pairing.kind === "by-seed" ? inPairs(a, b, pairing) : withoutPairs(a, b);
}

function meansOf({ a, b }: Compared): Pick<ComparedMeasure, "mean_a" | "mean_b" | "difference"> {
  const meanA = meanOf(a);
  const meanB = meanOf(b);
  const difference = meanA === null || meanB === null ? null : meanB - meanA;
  return { mean_a: meanA, mean_b: meanB, difference };
}

const noInterval = {
  low: null,
  high: null,
  p_value: null,
  p_holm: null,
  smallest_shown: null,
  runs_for_size: null,
} as const;

function judged({ a, b }: Compared, kind: Pairing["kind"], size: number | null): Judged {
  if (a.length < 2 || b.length < 2) return { ...noInterval, verdict: "too-few-runs" };
  const difference = kind === "by-seed" ? pairedDifference(a, b) : unpairedDifference(a, b);
  if (difference.error === 0) return { ...noInterval, verdict: "nothing-varies" };
  const { low, high } = intervalOf(difference);
  const p = pValueOf(difference);
  return {
    low,
    high,
    p_value: p,
    p_holm: p,
    verdict: "not-told-apart",
    smallest_shown: minDetectableEffect(difference),
    runs_for_size: size === null ? null : runsNeeded(difference, size),
  };
}

/** Returns the values of the pairs in which both runs have a value. */
function inPairs(
  ofA: readonly (number | null)[],
  ofB: readonly (number | null)[],
  { pairs }: Pairing,
): Compared {
  const a: number[] = [];
  const b: number[] = [];
  for (const [one, other] of pairs) {
    const value = ofA[one] ?? null;
    const partner = ofB[other] ?? null;
    if (value === null || partner === null) continue;
    a.push(value);
    b.push(partner);
  }
  return { a, b };
}

function withoutPairs(ofA: readonly (number | null)[], ofB: readonly (number | null)[]): Compared {
  return { a: ofA.filter((value) => value !== null), b: ofB.filter((value) => value !== null) };
}

function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
