/** The mean of some values, and how they vary. */
export interface Spread {
  readonly count: number;
  readonly mean: number;
  /** The sample variance; 0 where there are fewer than two values, or all are equal. */
  readonly variance: number;
}

/** Differences below this share of the values are rounding: values that are equal by rights count as equal. */
const rounding = 1e-12;

/** The mean and the variance of values. */
export function spreadOf(values: readonly number[]): Spread {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const variance = count < 2 ? 0 : squares / (count - 1);
  return { count, mean, variance: Math.sqrt(variance) <= rounding * largest ? 0 : variance };
}
