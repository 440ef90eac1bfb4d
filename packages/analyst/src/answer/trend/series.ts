/** A measure over periods that follow one another. */
export interface Series {
  /** What the periods are called, in order of time. */
  readonly periods: readonly string[];
  readonly values: readonly number[];
  /** How many periods a year has: 1, 4 or 12. */
  readonly perYear: number;
  /** Number of periods that the table lacks, with values on a straight line between their neighbours. */
  readonly filled: number;
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The sum of squared distances from the mean. */
export function squaresOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
}

/** A quantile of numbers, between the two next to it in proportion, as pandas and numpy compute it. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((x, y) => x - y);
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? low;
  return low + (at - Math.floor(at)) * (high - low);
}
