import { tQuantile } from "@concordat/simulation/results";
import { confidence } from "../limits.js";

/** A 95 % confidence interval. */
export interface Interval {
  /** The lower end of the interval. */
  readonly low: number;
  /** The upper end of the interval. */
  readonly high: number;
}

/** The quantile of the standard normal distribution for a 95 % interval: 95 % of it are within this distance of 0. */
export const normalQuantile = 1.959963984540054;

/** A share of Student's t distribution is within this distance of 0; by default 95 %. */
export function studentQuantile(degrees: number, level: number = confidence): number {
  return tQuantile((1 + level) / 2, degrees);
}

/** With so many degrees of freedom, quantiles of Student's t distribution are the normal ones to 5 digits. */
const manyDegrees = 1e6;

/** A share of the standard normal distribution is within this distance of 0. */
export function gaussQuantile(level: number): number {
  return level === confidence ? normalQuantile : studentQuantile(manyDegrees, level);
}

/** The least and the greatest value that is possible; infinite without a bound. */
export type ValueRange = Interval;

/** The value of the range that is nearest to a value. */
export function inRange(value: number, { low, high }: ValueRange): number {
  return Math.min(high, Math.max(low, value));
}

/** An interval without what lies outside the range. */
export function cutTo(range: ValueRange, { low, high }: Interval): Interval {
  return { low: inRange(low, range), high: inRange(high, range) };
}

/** Student's interval around an estimate. */
export function tInterval(
  estimate: number,
  variance: number,
  degrees: number,
  level: number = confidence,
): Interval {
  const half = studentQuantile(degrees, level) * Math.sqrt(variance);
  return { low: estimate - half, high: estimate + half };
}

/**
 * Wilson's interval of a share (1927): never outside 0 to 1, and not empty if all or none said yes.
 * @param size how many independent answers the share is as good as; need not be whole
 * @param quantile how many standard errors it reaches to either side
 */
export function wilsonInterval(share: number, size: number, quantile = normalQuantile): Interval {
  const square = quantile ** 2;
  const middle = (share + square / (2 * size)) / (1 + square / size);
  const half =
    (quantile / (1 + square / size)) * Math.sqrt((share * (1 - share)) / size + square / (4 * size ** 2));
  return { low: share === 0 ? 0 : middle - half, high: share === 1 ? 1 : middle + half };
}
