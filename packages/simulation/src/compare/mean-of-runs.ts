import type { MeasuredRun } from "../measure/measure-run.js";
import { type Measured, valuesOf } from "./side-values.js";
import { type MeanInterval, meanInterval } from "./statistics/mean-interval.js";

/** A measure over runs, each of which counts once. */
export interface MeanOfRuns extends MeanInterval {
  /** The value of each run, in the order of the runs; null where it has none. */
  readonly values: readonly (number | null)[];
}

/**
 * A measure over runs that differ in nothing but their seeds: its mean, and how sure that is.
 * @example
 * const means = measuresOf(runs).map((measured) => ({ ...measured, ...meanOfRuns(runs, measured) }));
 */
export function meanOfRuns(runs: readonly Pick<MeasuredRun, "values">[], measured: Measured): MeanOfRuns {
  const values = valuesOf(runs, measured);
  return { values, ...meanInterval(values) };
}
