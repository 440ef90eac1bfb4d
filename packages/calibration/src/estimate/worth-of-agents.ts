import { type Correlation, correlationOf } from "./correlation.js";
import type { Interval } from "./interval.js";
import { answeredOf, type Person } from "./person.js";
import type { About, Estimated } from "./rectify.js";

/**
 * The number of real answers that the estimate is equivalent to, and the number that the agents add, with an interval.
 */
export interface Worth extends Interval {
  /** The number of real answers in a random sample with the precision of the estimate. */
  readonly answers: number;
  /** The number of real answers that the agents add. It is negative if they reduce the precision. */
  readonly further: number;
  /**
   * The verdict on the agents. `adds`: they significantly increase the precision. `nothing`: no significant increase
   * was found. `reversed`: their answers are significantly opposite to those of their people, and add nothing.
   * `unused`: the estimate uses only real answers.
   */
  readonly verdict: "adds" | "nothing" | "reversed" | "unused";
}

/** Options for computing the worth of agents. */
interface WorthOptions {
  /** The people whom the estimate describes. */
  readonly about: About;
  /**
   * The reported correlation, which determines the verdict; `null` if it is unknown. If enough agents gave an answer,
   * it is computed from these agents only.
   */
  readonly correlation: Correlation | null;
}

/** Returns how many real answers an estimate is worth. The interval is derived from that of the correlation. */
export function worthOf(
  people: readonly Person[],
  rectified: Estimated,
  alone: Estimated,
  { about, correlation: reported }: WorthOptions,
): Worth {
  const answered = answeredOf(people);
  const correlation = correlationOf(answered);
  const further = rectified.size - alone.size;
  if (rectified.method === "answers" || correlation === null)
    return { answers: rectified.size, further: 0, low: 0, high: 0, verdict: "unused" };
  const ideal = (r: number): number => idealSize(r, answered.length, people.length, about);
  const scaled = (r: number): number =>
    (rectified.size * ideal(r)) / ideal(correlation.estimate) - alone.size;
  const { low, high } = squares(correlation);
  return {
    answers: rectified.size,
    further,
    low: Math.min(further, scaled(low)),
    high: Math.max(further, scaled(high)),
    verdict: reported === null ? "nothing" : verdictOf(reported, further),
  };
}

function verdictOf({ low, high }: Correlation, further: number): Worth["verdict"] {
  if (high < 0) return "reversed";
  return low > 0 && further >= 1 ? "adds" : "nothing";
}

/** Returns the interval of the squared correlation. */
function squares({ low, high }: Correlation): Interval {
  const ends = [Math.abs(low), Math.abs(high)];
  return { low: low <= 0 && high >= 0 ? 0 : Math.min(...ends), high: Math.max(...ends) };
}

/**
 * Returns the number of answers that agents with a given correlation are worth. It ignores the loss of precision from
 * estimating the slope, which is negligible in large samples.
 */
function idealSize(correlation: number, answered: number, all: number, about: About): number {
  const square = correlation ** 2;
  if (about === "people-like-them") return 1 / ((1 - square) / answered + square / all);
  return 1 / ((1 - answered / all) * ((1 - square) / answered) + 1 / all);
}
