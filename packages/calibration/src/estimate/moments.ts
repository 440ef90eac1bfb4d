/** A number with its weight. */
export interface Weighted {
  readonly value: number;
  readonly weight: number;
}

/** The sum of some numbers. */
export function sumOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** The weighted mean. */
export function meanOf(values: readonly Weighted[]): number {
  return sumOf(values.map(({ value, weight }) => value * weight)) / sumOf(values.map(({ weight }) => weight));
}

/** The sample covariance of two columns under the same weights, with n − 1 in place of n. */
export function covarianceOf(a: readonly Weighted[], b: readonly Weighted[]): number {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  const products = a.map(
    ({ value, weight }, index) => weight * (value - meanA) * ((b[index]?.value ?? 0) - meanB),
  );
  const share = sumOf(products) / sumOf(a.map(({ weight }) => weight));
  return a.length < 2 ? 0 : (share * a.length) / (a.length - 1);
}

/** Variation below this share of the values is rounding error. */
const rounding = 1e-12;

/** The sample variance; 0 if all values are equal except for rounding. */
export function varianceOf(values: readonly Weighted[]): number {
  const variance = covarianceOf(values, values);
  const largest = values.reduce((most, { value }) => Math.max(most, Math.abs(value)), 0);
  return Math.sqrt(variance) <= rounding * largest ? 0 : variance;
}

/**
 * The variance of a weighted mean of independent values. For equal weights it is the variance divided by the
 * number of values, with n in place of n − 1.
 */
export function varianceOfMean(values: readonly Weighted[]): number {
  const mean = meanOf(values);
  const squares = values.map(({ value, weight }) => (weight * (value - mean)) ** 2);
  return sumOf(squares) / sumOf(values.map(({ weight }) => weight)) ** 2;
}

/** The factor by which weights increase the variance of a mean (Kish 1965): 1 for equal weights. */
export function designEffect(weights: readonly number[]): number {
  return (weights.length * sumOf(weights.map((weight) => weight ** 2))) / sumOf(weights) ** 2;
}

/** The skewness of a distribution: 0 if it is symmetric, 2 for an exponential distribution. */
export function skewnessOf(values: readonly number[]): number {
  const mean = sumOf(values) / values.length;
  const second = sumOf(values.map((value) => (value - mean) ** 2)) / values.length;
  const third = sumOf(values.map((value) => (value - mean) ** 3)) / values.length;
  return second === 0 ? 0 : third / second ** 1.5;
}
