import { tQuantile } from "@concordat/simulation/results";
import { confidence } from "../limits.js";

/** A 95 % confidence interval. */
export interface Interval {
  /** The lower end. */
  readonly low: number;
  /** The upper end. */
  readonly high: number;
}

/** The 97.5 % quantile of the standard normal distribution. 95 % of the distribution are within this distance of 0. */
export const normalQuantile = 1.959963984540054;

/**
 * Returns the distance from 0 within which a share of Student's t distribution lies.
 * @param level the share. Default 0.95
 */
export function studentQuantile(degrees: number, level: number = confidence): number {
  return tQuantile((1 + level) / 2, degrees);
}

/**
 * Number of degrees of freedom from which the quantiles of Student's t distribution equal those of the normal
 * distribution to 5 digits.
 */
const manyDegrees = 1e6;

/** Returns the distance from 0 within which a share of the standard normal distribution lies. */
export function gaussQuantile(level: number): number {
  return level === confidence ? normalQuantile : studentQuantile(manyDegrees, level);
}

/** The minimum and maximum possible value. They are infinite without a bound. */
export type ValueRange = Interval;

/** Returns the value of the range that is nearest to a value. */
export function inRange(value: number, { low, high }: ValueRange): number {
  return Math.min(high, Math.max(low, value));
}

/** Restricts an interval to a range. */
export function cutTo(range: ValueRange, { low, high }: Interval): Interval {
  return { low: inRange(low, range), high: inRange(high, range) };
}

/** Returns Student's t interval around an estimate. */
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
 * Returns Wilson's confidence interval of a share (1927). It is always within 0 to 1, and has a width above 0 even if
 * the share is 0 or 1.
 * @param size the effective number of independent answers, which may be fractional
 * @param quantile half the width of the interval, in standard errors
 */
export function wilsonInterval(share: number, size: number, quantile = normalQuantile): Interval {
  const square = quantile ** 2;
  const middle = (share + square / (2 * size)) / (1 + square / size);
  const half =
    (quantile / (1 + square / size)) * Math.sqrt((share * (1 - share)) / size + square / (4 * size ** 2));
  return { low: share === 0 ? 0 : middle - half, high: share === 1 ? 1 : middle + half };
}
