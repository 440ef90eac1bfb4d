import { tQuantile, twoSidedTail } from "@concordat/simulation/results";
import { confidence } from "../limits.js";
import type { Interval } from "./interval.js";
import { covarianceOf } from "./moments.js";
import { answeredOf, type Person } from "./person.js";
import { rectifiedMean } from "./rectified-mean.js";
import { type About, varianceAbout } from "./rectify.js";

/** The difference between two messages, as the mean of B minus the mean of A. */
export interface MessageDifference {
  /** The difference of the means. */
  readonly estimate: number;
  /** The 95 % confidence interval of the difference. */
  readonly interval: Interval;
  /** The standard error of the difference. */
  readonly error: number;
  /** The two-sided p-value; `null` if all values are equal. */
  readonly pValue: number | null;
}

/**
 * Estimates the difference between two messages about which the same people answered.
 * @param differences for each person, the real answer and the agent's answer about B, minus those about A
 * @param fixed a given slope of the regression; `null` to estimate it
 */
export function samePeople(
  differences: readonly Person[],
  about: About,
  fixed: number | null = null,
): MessageDifference {
  const answered = answeredOf(differences);
  const found = rectifiedMean(differences, answered, fixed);
  const { variance, degrees } = varianceAbout(about, differences, found);
  return studentised(found.estimate, variance, degrees);
}

/**
 * Estimates the difference between two messages about which different people of one table answered.
 * @param a the people with the answers about A
 * @param b the same people in the same order, with the answers about B
 * @param fixed a given slope of the regression; `null` to estimate it
 */
export function differentPeople(
  a: readonly Person[],
  b: readonly Person[],
  about: About,
  fixed: number | null = null,
): MessageDifference {
  const sides = [a, b].map((people) => {
    const answered = answeredOf(people);
    const found = rectifiedMean(people, answered, fixed);
    return { ...found, ...varianceAbout(about, people, found) };
  });
  const [ofA, ofB] = sides;
  if (ofA === undefined || ofB === undefined) throw new RangeError("two messages are compared");
  const shared =
    about === "these-people"
      ? 0
      : (2 * ofA.slope * ofB.slope * covarianceOf(simulatedOf(a), simulatedOf(b))) / a.length;
  const sum = ofA.variance + ofB.variance;
  const degrees =
    sum === 0 ? 1 : sum ** 2 / (ofA.variance ** 2 / ofA.degrees + ofB.variance ** 2 / ofB.degrees);
  return studentised(ofB.estimate - ofA.estimate, Math.max(0, sum - shared), degrees);
}

function simulatedOf(people: readonly Person[]): { readonly value: number; readonly weight: number }[] {
  return people.map(({ simulated: value, weight }) => ({ value, weight }));
}

function studentised(estimate: number, variance: number, degrees: number): MessageDifference {
  const error = Math.sqrt(variance);
  const half = tQuantile((1 + confidence) / 2, degrees) * error;
  return {
    estimate,
    interval: { low: estimate - half, high: estimate + half },
    error,
    pValue: error === 0 ? null : twoSidedTail(estimate / error, degrees),
  };
}
