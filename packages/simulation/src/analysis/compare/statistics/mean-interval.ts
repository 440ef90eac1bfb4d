import { intervalOf, pairedDifference } from "./mean-difference.js";

/** The minimum and maximum possible value. They are infinite without a bound. */
export interface PossibleRange {
  readonly low: number;
  readonly high: number;
}

const unbounded: PossibleRange = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** The mean of the values of several runs. */
export interface MeanInterval {
  /** Number of runs with a value. */
  readonly runs: number;
  /** The mean of the values; `null` if there are none. */
  readonly mean: number | null;
  /**
   * The 95 % confidence interval of the mean, based on Student's t distribution; `null` if there are fewer than two
   * values, or all are equal. It is restricted to the possible values, which contain the true mean: it holds as often
   * as without the restriction.
   */
  readonly interval: { readonly low: number; readonly high: number } | null;
}

/**
 * Returns the mean of a value over runs that differ only in their seeds, with its confidence interval.
 * @param values the value of each run. Runs with `null` are omitted; they do not count as 0
 * @param possible the range of possible values, such as 0 and 1 for a share. Default: no bounds
 * @example
 * const { mean, interval } = meanInterval([0.11, 0.14, null, 0.12]);
 */
export function meanInterval(
  values: readonly (number | null)[],
  possible: PossibleRange = unbounded,
): MeanInterval {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return { runs: 0, mean: null, interval: null };
  const none = known.map(() => 0);
  const mean = pairedDifference(none, known);
  const isKnown = known.length > 1 && mean.error > 0;
  return {
    runs: known.length,
    mean: mean.difference,
    interval: isKnown ? cutTo(possible, intervalOf(mean)) : null,
  };
}

function cutTo(possible: PossibleRange, { low, high }: PossibleRange): PossibleRange {
  return { low: Math.max(possible.low, low), high: Math.min(possible.high, high) };
}
