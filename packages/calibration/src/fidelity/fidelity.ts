import { type Interval, wilsonInterval } from "../estimate/interval.js";
import { sumOf, varianceOf, weightedMean } from "../estimate/moments.js";
import type { AnsweredPerson } from "../estimate/person.js";
import { reliabilityBins } from "../limits.js";

/** How well the agents' answers match those of their people. Only people with both answers are included. */
export interface Fidelity {
  /** The mean squared error of the agents' probabilities (Brier 1950); `null` for a mean. */
  readonly brier: number | null;
  /**
   * The Brier score of a constant prediction, which is the share among respondents for every person; `null` for a mean.
   */
  readonly brierOfRate: number | null;
  /**
   * The variance of the agents' answers divided by the variance of the people's answers. Below 1, agents vary too
   * little. `null` if the people's answers do not vary.
   */
  readonly varianceRatio: number | null;
  /** The share of people who said yes, for bins of agents with similar probabilities. Empty for a mean. */
  readonly reliability: readonly ReliabilityBin[];
}

/** A bin of people whose agents have similar probabilities. */
interface ReliabilityBin extends Interval {
  /** The mean of the agents' probabilities. */
  readonly simulated: number;
  /** The share of these people who said yes. */
  readonly real: number;
  /** The number of people. */
  readonly n: number;
}

/** Compares the agents' answers with those of the respondents. */
export function fidelityOf(answered: readonly AnsweredPerson[], isShare: boolean): Fidelity {
  const weight = (person: AnsweredPerson): number => person.weight * person.inverseChance;
  const weighted = (value: (person: AnsweredPerson) => number) =>
    answered.map((person) => ({ value: value(person), weight: weight(person) }));
  const real = weighted((person) => person.real);
  const simulated = weighted((person) => person.simulated);
  const share = weightedMean(real);
  const variance = varianceOf(real);
  return {
    brier: isShare ? weightedMean(weighted((person) => (person.simulated - person.real) ** 2)) : null,
    brierOfRate: isShare ? share * (1 - share) : null,
    varianceRatio: variance === 0 ? null : varianceOf(simulated) / variance,
    reliability: isShare ? reliabilityOf(answered) : [],
  };
}

function reliabilityOf(answered: readonly AnsweredPerson[]): ReliabilityBin[] {
  const bins = new Map<number, AnsweredPerson[]>();
  for (const person of answered) {
    const bin = Math.min(reliabilityBins - 1, Math.max(0, Math.floor(person.simulated * reliabilityBins)));
    const inBin = bins.get(bin);
    if (inBin === undefined) bins.set(bin, [person]);
    else inBin.push(person);
  }
  return [...bins]
    .sort(([a], [b]) => a - b)
    .map(([, people]) => {
      const real = sumOf(people.map((person) => person.real)) / people.length;
      const simulated = sumOf(people.map((person) => person.simulated)) / people.length;
      return { simulated, real, n: people.length, ...wilsonInterval(real, people.length) };
    });
}
