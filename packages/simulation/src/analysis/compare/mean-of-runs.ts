import { possibleRange } from "../measure/measures.js";
import { type Basis, estimateOf, type RunValues, valuesBy } from "./estimate-basis.js";
import type { Measured } from "./side-values.js";
import { type MeanInterval, meanInterval } from "./statistics/mean-interval.js";

/** The mean of a measure over several runs. Each run has the same weight. */
export interface MeanOfRuns extends MeanInterval {
  /** The value of each run, in the order of the runs; `null` if a run has no value. */
  readonly values: readonly (number | null)[];
  /** Whether the values are counted choices, or expected values computed from the probabilities of the choices. */
  readonly basis: Basis;
  /** The mean of the other kind of values; absent if only counted values exist. */
  readonly other?: MeanInterval;
}

/**
 * Returns the mean of a measure and its confidence interval over runs that differ only in their seeds.
 * @param runs the measured runs
 * @param sides all runs with which these are compared, including `runs`. They determine one kind of values for all
 *   means. Default: only `runs`
 * @example
 * const means = measuresOf(runs).map((measured) => ({ ...measured, ...meanOfRuns(runs, measured) }));
 */
export function meanOfRuns(
  runs: readonly RunValues[],
  measured: Measured,
  sides: readonly (readonly RunValues[])[] = [runs],
): MeanOfRuns {
  const known = estimateOf(sides, measured);
  const basis = known?.basis ?? "counted";
  const { taken, others } = valuesBy(basis, runs, measured);
  const possible = possibleRange(measured.measure);
  return {
    values: taken,
    basis,
    ...meanInterval(taken, possible),
    ...(known === null ? {} : { other: meanInterval(others, possible) }),
  };
}
