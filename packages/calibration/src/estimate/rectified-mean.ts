import { covarianceOf, sumOf, varianceOf, varianceOfMean, weightedMean } from "./moments.js";
import { type AnsweredPerson, isWeighted, type Person } from "./person.js";

/**
 * The regression of the real answers on the agents' answers, and its prediction at the agents' mean over all people.
 */
export interface RectifiedMean {
  /** The change of the real answers per unit of the agents' answers. If it is 0, agents are not used. */
  readonly slope: number;
  /** The predicted mean of the real answers. */
  readonly estimate: number;
  /** The sampling variance of the estimate: the HC3 estimator, or the variance of weighted residuals. */
  readonly variance: number;
}

/** Maximum leverage. Above it, a single person determines the slope, and its error cannot be estimated. */
const maxLeverage = 1 - 1e-9;

/**
 * Estimates the mean of the real answers over all people, as predicted by a regression on the agents' answers.
 * @param fixed a given slope; 0 for the mean of the real answers alone. `null` to estimate the slope
 */
export function rectifiedMean(
  people: readonly Person[],
  answered: readonly AnsweredPerson[],
  fixed: number | null = null,
): RectifiedMean {
  const real = answered.map(({ real: value, weight, inverseChance }) => ({
    value,
    weight: weight * inverseChance,
  }));
  const simulated = answered.map(({ simulated: value, weight, inverseChance }) => ({
    value,
    weight: weight * inverseChance,
  }));
  const all = people.map(({ simulated: value, weight }) => ({ value, weight }));
  const variance = varianceOf(simulated);
  const leverages = leveragesOf(answered);
  const canFit = variance > 0 && leverages.every((leverage) => leverage < maxLeverage);
  const slope = fixed ?? (canFit ? covarianceOf(real, simulated) / variance : 0);
  const shift = weightedMean(all) - weightedMean(simulated);
  const estimate = weightedMean(real) + slope * shift;
  const residuals = real.map(({ value, weight }, index) => ({
    value: value - slope * (simulated[index]?.value ?? 0),
    weight,
  }));
  if (slope === 0 && !isWeighted(people))
    return { slope, estimate, variance: varianceOf(residuals) / residuals.length };
  if (fixed !== null || isWeighted(people)) return { slope, estimate, variance: varianceOfMean(residuals) };
  const middle = weightedMean(residuals);
  const meanSimulated = weightedMean(simulated);
  const squares = sumOf(simulated.map(({ value }) => (value - meanSimulated) ** 2));
  const parts = residuals.map(({ value }, index) => {
    const away = (simulated[index]?.value ?? 0) - meanSimulated;
    const influence = 1 / residuals.length + (shift * away) / squares;
    return ((influence * (value - middle)) / (1 - (leverages[index] ?? 0))) ** 2;
  });
  return { slope, estimate, variance: sumOf(parts) };
}

function leveragesOf(answered: readonly AnsweredPerson[]): number[] {
  const mean = sumOf(answered.map(({ simulated }) => simulated)) / answered.length;
  const squares = sumOf(answered.map(({ simulated }) => (simulated - mean) ** 2));
  return answered.map(({ simulated }) => 1 / answered.length + (simulated - mean) ** 2 / squares);
}
