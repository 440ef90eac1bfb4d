import { confidence, minEvents } from "../limits.js";
import {
  cutTo,
  gaussQuantile,
  type Interval,
  inRange,
  studentQuantile,
  tInterval,
  type ValueRange,
  wilsonInterval,
} from "./interval.js";
import { designEffect, varianceOf, varianceOfMean, weightedMean } from "./moments.js";
import { type AnsweredPerson, answeredOf, type Person } from "./person.js";
import { type RectifiedMean, rectifiedMean, type SamplingVariance } from "./rectified-mean.js";

/** The people to which an estimate applies: those in the table, or a population from which they are a random sample. */
export type About = "these-people" | "people-like-them";

/** An estimate about people, with its interval. */
export interface Estimated {
  /** The estimated mean or share. */
  readonly estimate: number;
  /** The confidence interval, with the requested level. */
  readonly interval: Interval;
  /**
   * The method of the estimate. `regression`: agents were used. `answers`: only real answers were used, because too few
   * people said yes or no, or the agents' answers do not vary.
   */
  readonly method: "regression" | "answers";
  /** The change of the real answers per unit of the agents' answers. */
  readonly slope: number;
  /** The standard error. */
  readonly error: number;
  /** The effective sample size: the number of independent real answers with the same precision. */
  readonly size: number;
  /** The factor by which weights increase the variance. It is 1 for equal weights. */
  readonly designEffect: number;
}

/** Options for an estimate. */
export interface EstimateOptions {
  /** The people about whom the estimate is. */
  readonly about: About;
  /** Whether the real answers are 0 and 1, so that their mean is a share. */
  readonly isShare: boolean;
  /**
   * The minimum and maximum possible answer. The estimate and its interval are always within this range. Default: 0 and
   * 1 for a share, otherwise no bounds.
   */
  readonly range?: Interval;
  /** The confidence level of the interval, above 0 and below 1. Default 0.95. */
  readonly level?: number;
}

const unbounded: ValueRange = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/**
 * Returns the rectified estimate: the mean of the agents over all people, minus the agents' error on the respondents.
 */
export function rectify(people: readonly Person[], options: EstimateOptions): Estimated {
  const answered = answeredOf(people);
  if (options.isShare && hasFewEvents(answered)) return fromFewEvents(people, answered, options);
  const found = estimated(people, answered, options, null);
  return agreesExactly(answered, found.slope) ? fromAnswersAlone(people, options) : found;
}

/**
 * Maximum share of the answers' variance that the agents leave unexplained for the remainder to be treated as rounding
 * error.
 */
const maxRounding = 1e-12;

/**
 * Whether the regression on the agents' answers predicts the real answers of all respondents exactly. The error for the
 * other people is then unknown, because no error was measured.
 */
function agreesExactly(answered: readonly AnsweredPerson[], slope: number): boolean {
  if (slope === 0) return false;
  const variance = (value: (person: AnsweredPerson) => number): number =>
    varianceOf(answered.map((person) => ({ value: value(person), weight: 1 })));
  return (
    variance(({ real, simulated }) => real - slope * simulated) <= maxRounding * variance(({ real }) => real)
  );
}

/** Returns the estimate from the real answers alone, as in a survey without agents. */
export function fromAnswersAlone(people: readonly Person[], options: EstimateOptions): Estimated {
  const answered = answeredOf(people);
  return options.isShare && hasFewEvents(answered)
    ? fromFewEvents(people, answered, options)
    : estimated(people, answered, options, 0);
}

/**
 * Returns the variance of the rectified mean, for the people of the table or for the population that they represent.
 */
export function varianceAbout(
  about: About,
  people: readonly Person[],
  { slope, sample, finite }: Pick<RectifiedMean, "slope" | "sample" | "finite">,
): SamplingVariance {
  if (about === "these-people") return finite;
  return { ...sample, variance: sample.variance + slope ** 2 * varianceOfAgents(people) };
}

/** Returns the sampling variance of the agents' mean. */
export function varianceOfAgents(people: readonly Person[]): number {
  if (people.some(({ cluster }) => cluster !== undefined))
    return rectifiedMean(
      people,
      people.map((person) => ({ ...person, real: person.simulated, inverseChance: 1 })),
      0,
    ).sample.variance;
  const all = people.map(({ simulated: value, weight }) => ({ value, weight }));
  const equal = all.every(({ weight }) => weight === all[0]?.weight);
  return equal ? varianceOf(all) / all.length : varianceOfMean(all);
}

function estimated(
  people: readonly Person[],
  answered: readonly AnsweredPerson[],
  { about, isShare, level = confidence, range = isShare ? { low: 0, high: 1 } : unbounded }: EstimateOptions,
  fixed: number | null,
): Estimated {
  const found = rectifiedMean(people, answered, fixed);
  const { variance, degrees } = varianceAbout(about, people, found);
  const estimate = inRange(found.estimate, range);
  const ofReal = varianceOf(
    answered.map(({ real: value, weight, inverseChance }) => ({ value, weight: weight * inverseChance })),
  );
  const ratio = variance > 0 && ofReal > 0 ? ofReal / variance : answered.length;
  const isCensus = about === "these-people" && answered.length === people.length;
  return {
    estimate,
    interval: isCensus
      ? { low: estimate, high: estimate }
      : isShare
        ? wilsonInterval(estimate, ratio, studentQuantile(degrees, level))
        : cutTo(range, tInterval(estimate, variance, degrees, level)),
    method: found.slope === 0 ? "answers" : "regression",
    slope: found.slope,
    error: Math.sqrt(variance),
    size: sizeAbout(about, people.length, answered.length, ofReal, variance),
    designEffect: effectOf(answered),
  };
}

/** Whether so few people answered yes, or no, that a regression would underestimate its error. */
function hasFewEvents(answered: readonly AnsweredPerson[]): boolean {
  const yes = answered.filter(({ real }) => real === 1).length;
  return yes < minEvents || answered.length - yes < minEvents;
}

/**
 * Returns the share of the real answers with Wilson's interval, which has no correction for a finite population. If all
 * of these people answered, the interval is empty, because the share is known exactly.
 */
function fromFewEvents(
  people: readonly Person[],
  answered: readonly AnsweredPerson[],
  { about, level = confidence }: EstimateOptions,
): Estimated {
  const effect = effectOf(answered);
  const share = weightedMean(
    answered.map(({ real: value, weight, inverseChance }) => ({ value, weight: weight * inverseChance })),
  );
  const { variance, degrees } = rectifiedMean(people, answered, 0).sample;
  const isClustered = answered.some(({ cluster }) => cluster !== undefined);
  const size =
    isClustered && variance > 0
      ? Math.min(answered.length / effect, (share * (1 - share)) / variance)
      : answered.length / effect;
  const quantile = isClustered ? studentQuantile(degrees, level) : gaussQuantile(level);
  const isCensus = about === "these-people" && answered.length === people.length;
  return {
    estimate: share,
    interval: isCensus ? { low: share, high: share } : wilsonInterval(share, size, quantile),
    method: "answers",
    slope: 0,
    error: isCensus ? 0 : Math.sqrt((share * (1 - share)) / size),
    size: isClustered ? size : answered.length,
    designEffect: effect,
  };
}

function effectOf(answered: readonly AnsweredPerson[]): number {
  return designEffect(answered.map(({ weight, inverseChance }) => weight * inverseChance));
}

/** Returns the number of real answers in a random sample with the same variance. */
export function sizeAbout(
  about: About,
  all: number,
  answered: number,
  ofReal: number,
  variance: number,
): number {
  if (ofReal === 0) return answered;
  if (about === "people-like-them") return variance === 0 ? answered : ofReal / variance;
  return 1 / (variance / ofReal + 1 / all);
}
