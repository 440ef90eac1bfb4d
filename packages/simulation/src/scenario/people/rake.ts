/** The known distribution of one column, and each person's category in it. */
export interface Margin {
  /** The category of each person, as an index into `shares`. */
  readonly categories: Int32Array;
  /** The share of each category. The shares add up to 1. */
  readonly shares: Float64Array;
}

/** Weights, and how well they match the margins. */
export interface Raked {
  /** The weight of each person. The mean of all weights is 1. */
  readonly weights: Float64Array;
  /** Number of iterations over all margins. */
  readonly iterations: number;
  /** The maximum absolute difference between a weighted share and its margin. */
  readonly error: number;
  /** Whether the error is below the tolerance. */
  readonly converged: boolean;
}

/** Maximum difference between a weighted share and its margin at which the iteration ends. */
const rakingTolerance = 1e-10;

/** Maximum number of iterations. */
export const maxIterations = 1_000;

/**
 * Weights people to known margins by iterative proportional fitting (raking: Deming and Stephan 1940). Each step
 * multiplies the weights in every category of one column, so that the weighted shares of the column match its margin.
 * @param start the initial weights, all above 0
 * @param margins at least one margin. Every category with a share above 0 must contain a person
 */
export function rake(start: Float64Array, margins: readonly Margin[]): Raked {
  const weights = Float64Array.from(start);
  let iterations = 0;
  let error = errorOf(weights, margins);
  while (error > rakingTolerance && iterations < maxIterations) {
    for (const margin of margins) fitToMargin(weights, margin);
    iterations++;
    error = errorOf(weights, margins);
  }
  const mean = totalOf(weights) / weights.length;
  for (const [at, weight] of weights.entries()) weights[at] = weight / mean;
  return { weights, iterations, error, converged: error <= rakingTolerance };
}

function fitToMargin(weights: Float64Array, { categories, shares }: Margin): void {
  const sums = sumsOf(weights, { categories, shares });
  const total = totalOf(weights);
  const factors = shares.map((share, category) => (share * total) / (sums[category] || 1));
  for (const [at, category] of categories.entries())
    weights[at] = (weights[at] ?? 0) * (factors[category] ?? 1);
}

function errorOf(weights: Float64Array, margins: readonly Margin[]): number {
  const total = totalOf(weights);
  return Math.max(
    ...margins.map((margin) =>
      sumsOf(weights, margin).reduce(
        (most, sum, at) => Math.max(most, Math.abs(sum / total - (margin.shares[at] ?? 0))),
        0,
      ),
    ),
  );
}

function sumsOf(weights: Float64Array, { categories, shares }: Margin): Float64Array {
  const sums = new Float64Array(shares.length);
  for (const [at, category] of categories.entries())
    sums[category] = (sums[category] ?? 0) + (weights[at] ?? 0);
  return sums;
}

function totalOf(weights: Float64Array): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/**
 * Returns the effective sample size (Kish 1965): the number of equally weighted people with the same precision.
 * @param weights the weights, all above 0
 */
export function effectiveSize(weights: Iterable<number>): number {
  let [sum, squares] = [0, 0];
  for (const weight of weights) {
    sum += weight;
    squares += weight * weight;
  }
  return squares === 0 ? 0 : (sum * sum) / squares;
}
