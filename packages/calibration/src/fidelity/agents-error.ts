import { type Interval, studentQuantile } from "../estimate/interval.js";
import { weightedMean } from "../estimate/moments.js";
import { answeredOf, type Person } from "../estimate/person.js";
import { type About, type Estimated, varianceOfAgents } from "../estimate/rectify.js";

/**
 * Returns the overall error of the agents: their mean minus the rectified estimate. An error is significant exactly if
 * the agents' mean is outside the estimate's interval. For the people in the table, the agents' mean is known exactly.
 * For a population, it varies with the sample, as does its part in the estimate. The variance is then S + (1 − b)²
 * var(f) / N instead of S + b² var(f) / N.
 */
export function agentsError(
  people: readonly Person[],
  { estimate, interval, slope }: Estimated,
  about: About,
): Interval & { readonly estimate: number } {
  const error = weightedMean(people.map(({ simulated: value, weight }) => ({ value, weight }))) - estimate;
  const degrees = answeredOf(people).length - (slope === 0 ? 1 : 2);
  const more =
    about === "these-people" ? 0 : studentQuantile(degrees) ** 2 * (1 - 2 * slope) * varianceOfAgents(people);
  const distance = (end: number): number => Math.sqrt(Math.max(0, (end - estimate) ** 2 + more));
  return { estimate: error, low: error - distance(interval.high), high: error + distance(interval.low) };
}
