import { type Correlation, correlationOf } from "./correlation.js";
import type { Interval } from "./interval.js";
import { answeredOf, type Person } from "./person.js";
import type { About, Estimated } from "./rectify.js";

/** How many real answers the agents are worth. */
export interface Worth extends Interval {
  /** How many real answers of a random sample the estimate is as good as. */
  readonly answers: number;
  /** How many further real answers the agents add: negative where they cost precision. */
  readonly further: number;
  /**
   * `adds`: agents surely add something. `nothing`: that they add anything is not shown. `reversed`: agents surely answer the
   * opposite of their people, so that nothing is credited to them. `unused`: the real answers stand alone.
   */
  readonly verdict: "adds" | "nothing" | "reversed" | "unused";
}

/** How many real answers an estimate is worth, with an interval from that of the correlation. */
export function worthOf(
  people: readonly Person[],
  rectified: Estimated,
  alone: Estimated,
  about: About,
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
    verdict: verdictOf(correlation, further),
  };
}

function verdictOf({ low, high }: Correlation, further: number): Worth["verdict"] {
  if (high < 0) return "reversed";
  return low > 0 && further >= 1 ? "adds" : "nothing";
}

/** Which correlations, signs apart, the interval holds. */
function squares({ low, high }: Correlation): Interval {
  const ends = [Math.abs(low), Math.abs(high)];
  return { low: low <= 0 && high >= 0 ? 0 : Math.min(...ends), high: Math.max(...ends) };
}

/** How many answers a correlation makes of `answered` ones, in samples so large that nothing is lost on estimating it. */
function idealSize(correlation: number, answered: number, all: number, about: About): number {
  const square = correlation ** 2;
  if (about === "people-like-them") return 1 / ((1 - square) / answered + square / all);
  return 1 / ((1 - answered / all) * ((1 - square) / answered) + 1 / all);
}
