import { type Interval, studentQuantile, tInterval, wilsonInterval } from "./interval.js";
import { sumOf, varianceOf, weightedMean } from "./moments.js";
import { answeredOf, type Person } from "./person.js";
import { answeredFractions, effectiveNumber, type SamplingVariance } from "./rectified-mean.js";
import { type EstimateOptions, sizeAbout } from "./rectify.js";

/** The estimate of a regression on several columns. */
export interface RegressionEstimate {
  readonly estimate: number;
  readonly interval: Interval;
  /** The standard error. */
  readonly error: number;
  /** The number of independent real answers with the same precision. */
  readonly size: number;
  /** Number of estimated parameters, including the constant. */
  readonly parameters: number;
}

/** A column of the regression, orthogonal to those before it. */
interface Direction {
  /** The values of respondents, multiplied by the square root of their weight. */
  readonly ofAnswered: readonly number[];
  /** The values of all people. */
  readonly ofAll: readonly number[];
}

/** Share of a column's length below which it is a combination of the columns before it. */
const collinear = 1e-9;

/** Leverage from which a single person determines the regression. */
const maxLeverage = 1 - 1e-9;

/**
 * Estimates the mean of the real answers over all people by a regression on columns that are known of everybody, as
 * survey statistics does without a model (Särndal, Swensson and Wretman 1992). The variance is HC3, which measures the
 * error of each respondent by a regression without that respondent.
 * @param people the people
 * @param columns the values of all people in each column, without missing values
 * @returns `null` if a single person determines the regression
 */
export function fromColumns(
  people: readonly Person[],
  columns: readonly (readonly number[])[],
  {
    about,
    isShare,
    range = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY },
  }: EstimateOptions,
): RegressionEstimate | null {
  const answered = answeredOf(people);
  const places = people.flatMap(({ real }, at) => (real === null ? [] : [at]));
  const weights = answered.map(({ weight, inverseChance }) => weight * inverseChance);
  const roots = weights.map(Math.sqrt);
  const found: Direction[] = [];
  for (const column of [people.map(() => 1), ...columns]) {
    const direction = directionOf(column, places, roots, found);
    if (direction !== null) found.push(direction);
  }
  const real = answered.map((person, at) => person.real * (roots[at] ?? 0));
  const coefficients = found.map(({ ofAnswered }) => product(ofAnswered, real));
  const fitted = people.map((_, at) =>
    sumOf(found.map(({ ofAll }, k) => (ofAll[at] ?? 0) * (coefficients[k] ?? 0))),
  );
  const means = found.map(({ ofAll }) =>
    weightedMean(ofAll.map((value, at) => ({ value, weight: people[at]?.weight ?? 0 }))),
  );
  const leverages = answered.map((_, at) => sumOf(found.map(({ ofAnswered }) => (ofAnswered[at] ?? 0) ** 2)));
  if (leverages.some((leverage) => leverage >= maxLeverage)) return null;
  const parts = answered.map((person, at) => {
    const influence =
      (roots[at] ?? 0) * sumOf(found.map(({ ofAnswered }, k) => (ofAnswered[at] ?? 0) * (means[k] ?? 0)));
    const residual = person.real - (fitted[places[at] ?? 0] ?? 0);
    return ((influence * residual) / (1 - (leverages[at] ?? 0))) ** 2;
  });
  const fractions = answeredFractions(people, answered);
  const ofPart = (factor: (at: number) => number): SamplingVariance => ({
    variance: sumOf(parts.map((part, at) => factor(at) * part)),
    degrees: Math.max(
      1,
      effectiveNumber(weights.map((weight, at) => factor(at) * weight ** 2)) - found.length,
    ),
  });
  const all = fitted.map((value, at) => ({ value, weight: people[at]?.weight ?? 0 }));
  const { variance: sampled, degrees } = ofPart(
    about === "these-people" ? (at) => 1 - (fractions[at] ?? 0) : () => 1,
  );
  const variance = sampled + (about === "these-people" ? 0 : varianceOf(all) / people.length);
  const estimate = Math.min(range.high, Math.max(range.low, weightedMean(all)));
  const ofReal = varianceOf(answered.map(({ real: value }, at) => ({ value, weight: weights[at] ?? 0 })));
  return {
    estimate,
    interval: isShare
      ? wilsonInterval(estimate, variance > 0 ? ofReal / variance : answered.length, studentQuantile(degrees))
      : tInterval(estimate, variance, degrees),
    error: Math.sqrt(variance),
    size: sizeAbout(about, people.length, answered.length, ofReal, variance),
    parameters: found.length,
  };
}

/** Makes a column orthogonal to others, and of length 1 among respondents; `null` if nothing of it remains. */
function directionOf(
  column: readonly number[],
  places: readonly number[],
  roots: readonly number[],
  others: readonly Direction[],
): Direction | null {
  const start = {
    ofAnswered: places.map((place, at) => (column[place] ?? 0) * (roots[at] ?? 0)),
    ofAll: [...column],
  };
  // Twice, because rounding errors of the first time remain otherwise.
  const { ofAnswered, ofAll } = [...others, ...others].reduce((rest, other) => {
    const share = product(rest.ofAnswered, other.ofAnswered);
    return {
      ofAnswered: rest.ofAnswered.map((value, at) => value - share * (other.ofAnswered[at] ?? 0)),
      ofAll: rest.ofAll.map((value, at) => value - share * (other.ofAll[at] ?? 0)),
    };
  }, start);
  const length = Math.sqrt(product(ofAnswered, ofAnswered));
  if (length <= collinear * Math.sqrt(product(start.ofAnswered, start.ofAnswered))) return null;
  return {
    ofAnswered: ofAnswered.map((value) => value / length),
    ofAll: ofAll.map((value) => value / length),
  };
}

function product(a: readonly number[], b: readonly number[]): number {
  return sumOf(a.map((value, at) => value * (b[at] ?? 0)));
}
