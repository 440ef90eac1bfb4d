/** A number with its weight. */
export interface Weighted {
  readonly value: number;
  readonly weight: number;
}

/** Returns the sum of the values. */
export function sumOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** Returns the weighted mean of the values. */
export function weightedMean(values: readonly Weighted[]): number {
  return sumOf(values.map(({ value, weight }) => value * weight)) / sumOf(values.map(({ weight }) => weight));
}

/** Returns the weighted sample covariance of two columns with the same weights, divided by n − 1 instead of n. */
export function covarianceOf(a: readonly Weighted[], b: readonly Weighted[]): number {
  const [meanA, meanB] = [weightedMean(a), weightedMean(b)];
  const products = a.map(
    ({ value, weight }, index) => weight * (value - meanA) * ((b[index]?.value ?? 0) - meanB),
  );
  const share = sumOf(products) / sumOf(a.map(({ weight }) => weight));
  return a.length < 2 ? 0 : (share * a.length) / (a.length - 1);
}

/** A standard deviation below this share of the largest value is treated as rounding error. */
const rounding = 1e-12;

/** Returns the weighted sample variance; 0 if all values are equal up to rounding errors. */
export function varianceOf(values: readonly Weighted[]): number {
  const variance = covarianceOf(values, values);
  const largest = values.reduce((most, { value }) => Math.max(most, Math.abs(value)), 0);
  return Math.sqrt(variance) <= rounding * largest ? 0 : variance;
}

/**
 * Returns the variance of a weighted mean of independent values. For equal weights, it is the variance (divided by n,
 * not n − 1) divided by the number of values.
 */
export function varianceOfMean(values: readonly Weighted[]): number {
  const mean = weightedMean(values);
  const squares = values.map(({ value, weight }) => (weight * (value - mean)) ** 2);
  return sumOf(squares) / sumOf(values.map(({ weight }) => weight)) ** 2;
}

/**
 * Returns the factor by which unequal weights increase the variance of a mean (Kish 1965). It is 1 for equal weights.
 */
export function designEffect(weights: readonly number[]): number {
  return (weights.length * sumOf(weights.map((weight) => weight ** 2))) / sumOf(weights) ** 2;
}

/**
 * Returns the skewness of a distribution. It is 0 for a symmetric distribution, and 2 for an exponential distribution.
 */
export function skewnessOf(values: readonly number[]): number {
  const mean = sumOf(values) / values.length;
  const second = sumOf(values.map((value) => (value - mean) ** 2)) / values.length;
  const third = sumOf(values.map((value) => (value - mean) ** 3)) / values.length;
  return second === 0 ? 0 : third / second ** 1.5;
}
