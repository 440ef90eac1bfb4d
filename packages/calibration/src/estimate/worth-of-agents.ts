import { type Correlation, correlationOf } from "./correlation.js";
import type { Interval } from "./interval.js";
import { answeredOf, type Person } from "./person.js";
import type { About, Estimated } from "./rectify.js";

/** The number of real answers that the agents are worth. */
export interface Worth extends Interval {
  /** The number of real answers in a random sample with the precision of the estimate. */
  readonly answers: number;
  /** The number of real answers that the agents add: negative if they reduce precision. */
  readonly further: number;
  /**
   * The verdict on the agents. `adds`: they significantly increase precision. `nothing`: an increase is not shown.
   * `reversed`: they significantly answer the opposite of their people and get no credit. `unused`: the estimate is
   * from the real answers alone.
   */
  readonly verdict: "adds" | "nothing" | "reversed" | "unused";
}

/** The parameters that determine the worth of agents. */
interface WorthOptions {
  /** The people that the estimate is about. */
  readonly about: About;
  /**
   * The correlation that is reported, which decides the verdict; `null` if it is not known. It is that of the
   * agents with an answer, where these are enough.
   */
  readonly correlation: Correlation | null;
}

/** The number of real answers that an estimate is worth, with an interval from that of the correlation. */
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

/** The squared correlations in the interval. */
function squares({ low, high }: Correlation): Interval {
  const ends = [Math.abs(low), Math.abs(high)];
  return { low: low <= 0 && high >= 0 ? 0 : Math.min(...ends), high: Math.max(...ends) };
}

/**
 * The number of answers to which a correlation is equivalent in samples so large that the loss from
 * estimating it is negligible.
 */
function idealSize(correlation: number, answered: number, all: number, about: About): number {
  const square = correlation ** 2;
  if (about === "people-like-them") return 1 / ((1 - square) / answered + square / all);
  return 1 / ((1 - answered / all) * ((1 - square) / answered) + 1 / all);
}
