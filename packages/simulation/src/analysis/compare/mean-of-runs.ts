import { type Basis, estimateOf, type RunValues, valuesBy } from "./estimate-basis.js";
import type { Measured } from "./side-values.js";
import { type MeanInterval, meanInterval } from "./statistics/mean-interval.js";

/** A measure over runs, each of which counts once. */
export interface MeanOfRuns extends MeanInterval {
  /** The value of each run, in the order of the runs; `null` if it has none. */
  readonly values: readonly (number | null)[];
  /** Whether the values were counted, or expected by the odds from which choices were drawn. */
  readonly basis: Basis;
  /** The same for the other kind of values; absent if only counted ones are known. */
  readonly other?: MeanInterval;
}

/**
 * The mean of a measure over runs that differ only in their seeds, with its interval.
 * @param runs what was measured in each run
 * @param sides those that the runs are compared with, theirs among them, so that all means are of one kind. Default: they alone
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
  return {
    values: taken,
    basis,
    ...meanInterval(taken),
    ...(known === null ? {} : { other: meanInterval(others) }),
  };
}
