import { type Interval, normalQuantile, studentQuantile, wilsonInterval } from "./interval.js";
import { designEffect, sumOf, varianceOf, type Weighted, weightedMean } from "./moments.js";
import { answeredOf, type Person } from "./person.js";
import { rectifiedMean } from "./rectified-mean.js";
import { type About, varianceOfAgents } from "./rectify.js";

/** The number of real answers that an interval of a given width needs. */
export interface Plan {
  /**
   * The total number of respondents, including the present ones, with which the interval is narrow enough in 80 of 100
   * cases. For two messages with different respondents, it is the number for each message. `null` if even all people
   * are not sufficient.
   */
  readonly answers: number | null;
  /** The number with which the interval is narrow enough on average, if answers vary as little as is plausible. */
  readonly low: number | null;
  /** The number with which the interval is narrow enough on average, if answers vary as much as is plausible. */
  readonly high: number | null;
  /** The number of respondents that would be needed without agents. */
  readonly alone: number | null;
}

/** Options for a plan. */
export interface PlanOptions {
  /** The people whom the estimate describes. */
  readonly about: About;
  /** The desired half-width, in the unit of the estimate. */
  readonly halfWidth: number;
  /** The estimated share if Wilson's interval is used; `null` for Student's interval. */
  readonly share: number | null;
}

/** The 80 % quantile of the standard normal distribution. */
const assured = 0.8416212335729143;

/** Minimum number of planned respondents: two more than the parameters of the regression. */
const minPlanned = 4;

/** The parts of an estimate's variance that come from one sample of respondents. */
interface Spread {
  /** The variance of the real answers around their predictions. */
  readonly variance: number;
  /** The relative variance of the estimated variance for a sample of one respondent: the kurtosis minus 1. */
  readonly relative: number;
  /** The variance of the real answers. */
  readonly ofReal: number;
  /** The part of the estimate's variance that does not depend on the number of respondents. */
  readonly fixed: number;
  /** The present number of respondents. */
  readonly answered: number;
  /** The number of all people. */
  readonly all: number;
  /** The part of the present variance that does not exist about exactly these people, because they answered. */
  readonly known: number;
  /** Whether the slope of the regression is estimated. */
  readonly isFitted: boolean;
}

/**
 * Plans the number of respondents from the present respondents and their slope. It assumes that the variance around the
 * predictions stays the same. The uncertainty of this variance is derived from the kurtosis of the residuals.
 * @param samples the people: one list, or a list for each message if different people answered about them
 */
export function planOf(
  samples: readonly (readonly Person[])[],
  { about, halfWidth, share }: PlanOptions,
): Plan {
  const search = (fixed: number | null, deviations: number | "assured"): number | null => {
    const spreads = samples.map((people) => spreadOf(people, about, fixed));
    return smallest(spreads, (n) => halfWidthAt(spreads, n, { about, share, deviations }) <= halfWidth);
  };
  return {
    answers: search(null, "assured"),
    low: search(null, -normalQuantile),
    high: search(null, normalQuantile),
    alone: search(0, "assured"),
  };
}

function spreadOf(people: readonly Person[], about: About, fixed: number | null): Spread {
  const answered = answeredOf(people);
  const { slope, sample, finite } = rectifiedMean(people, answered, fixed);
  const weight = (at: number): number => (answered[at]?.weight ?? 1) * (answered[at]?.inverseChance ?? 1);
  const weighted = (values: readonly number[]): Weighted[] =>
    values.map((value, at) => ({ value, weight: weight(at) }));
  const residuals = weighted(answered.map(({ real, simulated }) => real - slope * simulated));
  const isFitted = slope !== 0;
  const n = answered.length;
  const effect = designEffect(residuals.map((one) => one.weight));
  const variance = varianceOf(residuals) * effect * (isFitted ? (n - 1) / (n - 2) : 1);
  return {
    variance,
    relative: Math.max(0, kurtosisOf(residuals) - 1) * effect,
    ofReal: varianceOf(weighted(answered.map(({ real }) => real))),
    fixed: about === "these-people" ? 0 : slope ** 2 * varianceOfAgents(people),
    answered: n,
    all: people.length,
    known: sample.variance === 0 ? n / people.length : 1 - finite.variance / sample.variance,
    isFitted,
  };
}

/**
 * Returns the kurtosis: the fourth central moment divided by the squared variance. Returns 1 if all values are equal.
 */
function kurtosisOf(values: readonly Weighted[]): number {
  const mean = weightedMean(values);
  const moment = (power: number): number =>
    weightedMean(values.map(({ value, weight }) => ({ value: (value - mean) ** power, weight })));
  const second = moment(2);
  return second === 0 ? 1 : moment(4) / second ** 2;
}

/** Returns the expected half-width of the interval with a number of respondents. */
function halfWidthAt(
  spreads: readonly Spread[],
  n: number,
  {
    about,
    share,
    deviations,
  }: Pick<PlanOptions, "about" | "share"> & { readonly deviations: number | "assured" },
): number {
  const parts = spreads.map((spread) => {
    const { variance, all, answered, known, isFitted } = spread;
    const ofSample = (variance / n) * (isFitted ? 1 + 3 / n : 1);
    // With more respondents, the part that answered grows in proportion.
    const open = n >= all ? 0 : Math.max(0, 1 - (n / answered) * known);
    return { spread, part: about === "these-people" ? open * ofSample : ofSample };
  });
  const sum = sumOf(parts.map(({ part }) => part));
  if (sum === 0) return 0;
  // The variance of the logarithm of the sum. The present respondents are part of a sample of n.
  const uncertain = sumOf(
    parts.map(({ spread: { relative, answered }, part }) => {
      const own = deviations === "assured" ? Math.max(0, 1 / answered - 1 / n) : 1 / answered;
      return (part / sum) ** 2 * relative * own;
    }),
  );
  const shift = (deviations === "assured" ? assured : deviations) * Math.sqrt(uncertain);
  const total = sum * Math.exp(shift) + sumOf(spreads.map(({ fixed }) => fixed));
  const degrees = spreads.length * (n - (spreads.some(({ isFitted }) => isFitted) ? 2 : 1));
  return halfWidthOf(total, degrees, share, spreads[0]?.ofReal ?? 0);
}

function halfWidthOf(variance: number, degrees: number, share: number | null, ofReal: number): number {
  const quantile = studentQuantile(degrees);
  if (share === null || ofReal === 0) return quantile * Math.sqrt(variance);
  return widthOf(wilsonInterval(share, ofReal / variance, quantile)) / 2;
}

function widthOf({ low, high }: Interval): number {
  return high - low;
}

/** Returns the smallest sufficient number of respondents; `null` if even all people are not sufficient. */
function smallest(spreads: readonly Spread[], isEnough: (n: number) => boolean): number | null {
  let most = Math.min(...spreads.map(({ all }) => all));
  if (most < minPlanned || !isEnough(most)) return null;
  let least = minPlanned - 1;
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (isEnough(middle)) most = middle;
    else least = middle;
  }
  return most;
}
