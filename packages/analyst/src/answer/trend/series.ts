/** A measure over consecutive periods. */
export interface Series {
  /** The names of the periods, in order of time. */
  readonly periods: readonly string[];
  readonly values: readonly number[];
  /** Number of periods in a year: 1, 4 or 12. */
  readonly perYear: number;
  /** Number of periods missing from the table, whose values were interpolated linearly. */
  readonly filled: number;
}

export function meanOfSeries(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the sum of squared distances from the mean. */
export function sumOfSquaredDeviations(values: readonly number[]): number {
  const mean = meanOfSeries(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
}

/** Returns a quantile of numbers by linear interpolation, as in pandas and numpy. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((x, y) => x - y);
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? low;
  return low + (at - Math.floor(at)) * (high - low);
}
