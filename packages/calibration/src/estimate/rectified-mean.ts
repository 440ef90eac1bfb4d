import { type ClusteredPoint, clusterParts } from "./cluster-parts.js";
import { covarianceOf, sumOf, varianceOf, weightedMean } from "./moments.js";
import type { AnsweredPerson, Person } from "./person.js";

/**
 * The regression of the real answers on the agents' answers, and its prediction at the agents' mean over all people.
 */
export interface RectifiedMean {
  /** The change of the real answers per unit of the agents' answers. If it is 0, agents are not used. */
  readonly slope: number;
  /** The predicted mean of the real answers. */
  readonly estimate: number;
  /** The sampling variance of the estimate, and the degrees of freedom of Student's distribution for it. */
  readonly sample: SamplingVariance;
  /**
   * The same about exactly these people. A respondent counts for the part of the people who did not answer among those
   * with the same chance: where all answered, nothing is uncertain.
   */
  readonly finite: SamplingVariance;
}

/** A variance, and how well it is known. */
export interface SamplingVariance {
  readonly variance: number;
  readonly degrees: number;
}

/** Maximum leverage. Above it, a single person determines the slope, and its error cannot be estimated. */
const maxLeverage = 1 - 1e-9;

/**
 * Estimates the mean of the real answers over all people, as predicted by a regression on the agents' answers. The
 * variance is the HC3 estimator of the weighted regression. For a given slope, it is the HC2 estimator of the mean of
 * the residuals, which for equal weights is their variance divided by their number. If whole groups were drawn, it is
 * the cluster-robust CR3 instead.
 * @param fixed a given slope; 0 for the mean of the real answers alone. `null` to estimate the slope
 */
export function rectifiedMean(
  people: readonly Person[],
  answered: readonly AnsweredPerson[],
  fixed: number | null = null,
): RectifiedMean {
  const weights = answered.map(({ weight, inverseChance }) => weight * inverseChance);
  const weighted = (value: (person: AnsweredPerson) => number) =>
    answered.map((person, at) => ({ value: value(person), weight: weights[at] ?? 0 }));
  const real = weighted((person) => person.real);
  const simulated = weighted((person) => person.simulated);
  const meanSimulated = weightedMean(simulated);
  const total = sumOf(weights);
  const squares = sumOf(simulated.map(({ value, weight }) => weight * (value - meanSimulated) ** 2));
  const variance = varianceOf(simulated);
  const leverages = simulated.map(
    ({ value, weight }) => weight / total + (weight * (value - meanSimulated) ** 2) / squares,
  );
  const points = clusteredPoints(answered, weights);
  const meanOfAll = weightedMean(people.map(({ simulated: value, weight }) => ({ value, weight })));
  const canFit =
    variance > 0 &&
    leverages.every((leverage) => leverage < maxLeverage) &&
    (points === null || clusterParts(points, meanOfAll, null) !== null);
  const slope = fixed ?? (canFit ? covarianceOf(real, simulated) / variance : 0);
  const shift = meanOfAll - meanSimulated;
  const residuals = weighted((person) => person.real - slope * person.simulated);
  const middle = weightedMean(residuals);
  const isFitted = fixed === null && slope !== 0;
  const parts = residuals.map(({ value, weight }, at) => {
    const share = weight / total;
    if (!isFitted) return (share * (value - middle)) ** 2 / (1 - share);
    const away = (simulated[at]?.value ?? 0) - meanSimulated;
    const influence = share + (shift * weight * away) / squares;
    return ((influence * (value - middle)) / (1 - (leverages[at] ?? 0))) ** 2;
  });
  const fractions = answeredFractions(people, answered);
  const groups = points === null ? null : clusterParts(points, meanOfAll, isFitted ? null : slope);
  const ofPart = (factor: (at: number) => number): SamplingVariance => {
    const terms =
      groups === null || points === null
        ? parts.map((part, at) => ({ part, weight: weights[at] ?? 0, factor: factor(at) }))
        : groups.map((group) => ({ ...group, factor: largestIn(group.cluster, points, factor) }));
    return {
      variance: sumOf(terms.map((term) => term.factor * term.part)),
      degrees: Math.max(
        1,
        effectiveNumber(terms.map((term) => term.factor * term.weight ** 2)) - (slope === 0 ? 1 : 2),
      ),
    };
  };
  return {
    slope,
    estimate: weightedMean(real) + slope * shift,
    sample: ofPart(() => 1),
    finite: ofPart((at) => 1 - (fractions[at] ?? 0)),
  };
}

/** Returns the respondents with their groups; `null` if they were drawn one by one. */
function clusteredPoints(
  answered: readonly AnsweredPerson[],
  weights: readonly number[],
): ClusteredPoint[] | null {
  if (answered.every(({ cluster }) => cluster === undefined)) return null;
  return answered.map(({ simulated: x, real: y, cluster }, at) => ({
    ...{ x, y, weight: weights[at] ?? 0 },
    cluster: cluster === undefined ? `alone ${at}` : `group ${cluster}`,
  }));
}

/** Returns the largest factor of the respondents of a group. */
function largestIn(
  cluster: string,
  points: readonly ClusteredPoint[],
  factor: (at: number) => number,
): number {
  return points.reduce(
    (most, point, at) => (point.cluster === cluster ? Math.max(most, factor(at)) : most),
    0,
  );
}

/**
 * Returns, for each respondent, the part of the people with the same chance that answered. With equal chances, it is the
 * part of all people.
 */
export function answeredFractions(people: readonly Person[], answered: readonly AnsweredPerson[]): number[] {
  const all = sumOf(people.map(({ inverseChance }) => 1 / inverseChance));
  return answered.map(({ inverseChance }) => Math.min(1, answered.length / all / inverseChance));
}

/**
 * Returns the number of equal terms whose sum is known as well as that of these terms (Satterthwaite 1946): a variance
 * that comes from a few respondents is known no better than they are many.
 */
export function effectiveNumber(terms: readonly number[]): number {
  const isEqual = terms.every((term) => term === terms[0]);
  return isEqual ? terms.length : sumOf(terms) ** 2 / sumOf(terms.map((term) => term ** 2));
}
