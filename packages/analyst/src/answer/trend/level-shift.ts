import { meanOfSeries, sumOfSquaredDeviations } from "./series.js";

/** A single, lasting change of level. */
export interface LevelShift {
  /** Index of the first value of the new level. */
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** Minimum number of values at each level. */
const minValues = 5;

/**
 * Finds the index at which the mean of a series changed. It minimizes the sum of squares, as in binary segmentation
 * (`Dynp(model="l2")` of ruptures gives the same for one break). Returns `null` if a straight line fits equally well.
 * Also returns `null` if the criterion of Yao, Estimating the number of change-points via Schwarz' criterion (1988),
 * prefers no change.
 */
export function levelShift(values: readonly number[]): LevelShift | null {
  const places = values.flatMap((_, at) => (at < minValues || values.length - at < minValues ? [] : [at]));
  const [first, ...others] = places.map((at) => ({
    at,
    rest: sumOfSquaredDeviations(values.slice(0, at)) + sumOfSquaredDeviations(values.slice(at)),
  }));
  if (first === undefined) return null;
  const { at, rest } = others.reduce((best, split) => (split.rest < best.rest ? split : best), first);
  const gain = values.length * Math.log(sumOfSquaredDeviations(values) / rest);
  if (!(gain > 3 * Math.log(values.length)) || rest >= restOfLine(values)) return null;
  return { at, before: meanOfSeries(values.slice(0, at)), after: meanOfSeries(values.slice(at)) };
}

/** Returns the sum of squared residuals of a straight line that is fitted to the values. */
function restOfLine(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = meanOfSeries(values);
  const along = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const width = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return sumOfSquaredDeviations(values) - along ** 2 / width;
}
