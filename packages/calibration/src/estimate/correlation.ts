import { type Interval, normalQuantile } from "./interval.js";
import { covarianceOf, designEffect, sumOf, varianceOf } from "./moments.js";
import type { AnsweredPerson } from "./person.js";

/** The correlation between agents' and real answers, with its confidence interval. */
export interface Correlation extends Interval {
  /** Pearson's correlation. */
  readonly estimate: number;
}

/** Maximum correlation. For a stronger one, Fisher's transformation would be infinite. */
const maxCorrelation = 1 - 1e-9;

/**
 * Returns Pearson's correlation with an interval that is computed on Fisher's scale. It uses the larger one of two
 * standard errors. The first comes from the influence function, which does not assume a normal distribution. It is far
 * too small if a few people happen to answer alike, so Fisher's standard error is the second. If whole groups were
 * drawn, both count groups and not people. Returns `null` if one of
 * the variables does not vary.
 */
export function correlationOf(answered: readonly AnsweredPerson[]): Correlation | null {
  const real = answered.map(({ real: value, weight, inverseChance }) => ({
    value,
    weight: weight * inverseChance,
  }));
  const simulated = answered.map(({ simulated: value, weight, inverseChance }) => ({
    value,
    weight: weight * inverseChance,
  }));
  const [deviationReal, deviationSimulated] = [Math.sqrt(varianceOf(real)), Math.sqrt(varianceOf(simulated))];
  if (deviationReal === 0 || deviationSimulated === 0) return null;
  const raw = covarianceOf(real, simulated) / (deviationReal * deviationSimulated);
  const estimate = Math.min(maxCorrelation, Math.max(-maxCorrelation, raw));
  const total = sumOf(real.map(({ weight }) => weight));
  const centre = (values: readonly { readonly value: number; readonly weight: number }[]): number =>
    sumOf(values.map(({ value, weight }) => value * weight)) / total;
  const [meanReal, meanSimulated] = [centre(real), centre(simulated)];
  const influences = real.map(({ value, weight }, index) => {
    const x = ((simulated[index]?.value ?? 0) - meanSimulated) / deviationSimulated;
    const y = (value - meanReal) / deviationReal;
    return (weight * (x * y - (estimate * (x * x + y * y)) / 2)) / total;
  });
  const groups = groupSums(answered, influences);
  const error = Math.sqrt(sumOf(groups.map((influence) => influence ** 2)));
  const size =
    groups.length /
    designEffect(
      groupSums(
        answered,
        real.map(({ weight }) => weight),
      ),
    );
  const ofFisher = size > 3 ? 1 / Math.sqrt(size - 3) : Number.POSITIVE_INFINITY;
  const half = normalQuantile * Math.max(error / (1 - estimate ** 2), ofFisher);
  const middle = Math.atanh(estimate);
  return { estimate, low: Math.tanh(middle - half), high: Math.tanh(middle + half) };
}

/** Returns the sum of the values in each group of people who were drawn together. */
function groupSums(answered: readonly AnsweredPerson[], values: readonly number[]): number[] {
  if (answered.every(({ cluster }) => cluster === undefined)) return [...values];
  const sums = new Map<string, number>();
  for (const [at, { cluster }] of answered.entries()) {
    const group = cluster === undefined ? `alone ${at}` : `group ${cluster}`;
    sums.set(group, (sums.get(group) ?? 0) + (values[at] ?? 0));
  }
  return [...sums.values()];
}
