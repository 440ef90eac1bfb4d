import { confidence, type MeanDifference } from "./mean-difference.js";
import { tQuantile } from "./t-distribution.js";

/** The statistical power for which minimum effects and required numbers of runs are computed. */
export const power = 0.8;

/** Maximum number of required runs that is reported. */
const maxRuns = 1_000_000;

/** Returns the smallest difference that these runs can detect with `power`. */
export function minDetectableEffect({ error, degrees }: Pick<MeanDifference, "error" | "degrees">): number {
  return (tQuantile((1 + confidence) / 2, degrees) + tQuantile(power, degrees)) * error;
}

/**
 * Returns the number of runs per side required to detect a difference of this size with `power`; `null` if more than a
 * million.
 */
export function runsNeeded(
  { variance, degreesEach }: Pick<MeanDifference, "variance" | "degreesEach">,
  size: number,
): number | null {
  const shows = (runs: number): boolean =>
    minDetectableEffect({ error: Math.sqrt(variance / runs), degrees: degreesEach * (runs - 1) }) <= size;
  if (!shows(maxRuns)) return null;
  let high = 2;
  while (!shows(high)) high *= 2;
  let low = high / 2;
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2);
    if (shows(middle)) high = middle;
    else low = middle;
  }
  return high;
}
