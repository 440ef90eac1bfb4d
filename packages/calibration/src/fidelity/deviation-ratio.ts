import { type Interval, studentQuantile } from "../estimate/interval.js";

/**
 * Returns the confidence interval of the ratio of two standard deviations that were measured on the same people. It has
 * the ratios that the test of Pitman and Morgan (1939) does not reject: those for which the sum and the difference of
 * the two scaled answers have no significant correlation. The test assumes a normal distribution.
 * @param ratio the ratio of the two variances
 * @param correlation the correlation of the two answers
 * @param size the number of people
 */
export function deviationRatio(ratio: number, correlation: number, size: number): Interval {
  const degrees = size - 2;
  const middle = 1 + (2 * (1 - correlation ** 2) * studentQuantile(degrees) ** 2) / degrees;
  const spread = Math.sqrt(middle ** 2 - 1);
  return { low: Math.sqrt(ratio * (middle - spread)), high: Math.sqrt(ratio * (middle + spread)) };
}
