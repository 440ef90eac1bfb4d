import { largestOf, spreadOf } from "./spread.js";
import { tQuantile, twoSidedTail } from "./t-distribution.js";

/** The confidence level of intervals. */
export const confidence = 0.95;

/** A difference of two means, with its standard error. */
export interface MeanDifference {
  readonly difference: number;
  /** The standard error of the difference; 0 if all values are equal. */
  readonly error: number;
  /** Degrees of freedom of the difference's t distribution. */
  readonly degrees: number;
  /**
   * The variance of the difference for one run per side. For pairs, it is the variance of their differences; otherwise
   * it is the sum of both sides' variances.
   */
  readonly variance: number;
  /** Degrees of freedom that are added by one more run on each side. */
  readonly degreesEach: 1 | 2;
}

/** Returns the mean of the differences b − a of pairs. */
export function pairedDifference(a: readonly number[], b: readonly number[]): MeanDifference {
  const differences = a.map((value, pair) => (b[pair] ?? 0) - value);
  const { count, mean, variance } = spreadOf(differences, Math.max(largestOf(a), largestOf(b)));
  return {
    difference: mean,
    error: Math.sqrt(variance / count),
    degrees: count - 1,
    variance,
    degreesEach: 1,
  };
}

/** Returns the difference b − a of the means of two independent samples with unequal variances (Welch). */
export function unpairedDifference(a: readonly number[], b: readonly number[]): MeanDifference {
  const [ofA, ofB] = [spreadOf(a), spreadOf(b)];
  const shareA = ofA.variance / ofA.count;
  const shareB = ofB.variance / ofB.count;
  const square = shareA + shareB;
  const degrees = square ** 2 / (shareA ** 2 / (ofA.count - 1) + shareB ** 2 / (ofB.count - 1));
  return {
    difference: ofB.mean - ofA.mean,
    error: Math.sqrt(square),
    degrees: square === 0 ? 1 : degrees,
    variance: ofA.variance + ofB.variance,
    degreesEach: 2,
  };
}

/** Returns the confidence interval of the difference, based on Student's t distribution. */
export function intervalOf({ difference, error, degrees }: MeanDifference): {
  readonly low: number;
  readonly high: number;
} {
  const half = tQuantile((1 + confidence) / 2, degrees) * error;
  return { low: difference - half, high: difference + half };
}

/**
 * Returns the two-sided p-value: the probability of a difference at least this large if the true difference is 0. It is
 * below 1 − `confidence` exactly if the confidence interval excludes 0.
 */
export function pValueOf({ difference, error, degrees }: MeanDifference): number {
  return twoSidedTail(difference / error, degrees);
}
