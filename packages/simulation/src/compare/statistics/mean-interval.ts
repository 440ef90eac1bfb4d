import { intervalOf, pairedDifference } from "./mean-difference.js";

/** The mean of the values of several runs. */
export interface MeanInterval {
  /** How many runs have a value. */
  readonly runs: number;
  /** Their mean. Null: there are none. */
  readonly mean: number | null;
  /** The studentised interval that holds the true mean with 95 %. Null: there are fewer than two, or all are the same. */
  readonly interval: { readonly low: number; readonly high: number } | null;
}

/**
 * The mean of a value over runs that differ in nothing but their seeds, and how sure it is.
 * @param values the value of each run; `null` if it has none, which is not counted as 0
 * @example
 * const { mean, interval } = meanInterval([0.11, 0.14, null, 0.12]);
 */
export function meanInterval(values: readonly (number | null)[]): MeanInterval {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return { runs: 0, mean: null, interval: null };
  const none = known.map(() => 0);
  const mean = pairedDifference(none, known);
  const isKnown = known.length > 1 && mean.error > 0;
  return { runs: known.length, mean: mean.difference, interval: isKnown ? intervalOf(mean) : null };
}
