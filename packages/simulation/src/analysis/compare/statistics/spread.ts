/** The mean and variance of some values. */
export interface Spread {
  readonly count: number;
  readonly mean: number;
  /** The sample variance; 0 if there are fewer than two values, or all are equal. */
  readonly variance: number;
}

/** A standard deviation below this share of the largest value is treated as rounding error. */
const rounding = 1e-12;

/**
 * Returns the mean and the sample variance of values.
 * @param largest the largest absolute value among the numbers from which `values` were computed. It determines the size
 *   of rounding errors. Default: that of `values`
 */
export function spreadOf(values: readonly number[], largest = largestOf(values)): Spread {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const variance = count < 2 ? 0 : squares / (count - 1);
  return { count, mean, variance: Math.sqrt(variance) <= rounding * largest ? 0 : variance };
}

/** Returns the largest absolute value of some numbers. */
export function largestOf(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}
