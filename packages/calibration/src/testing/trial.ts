import type { Person } from "../estimate/person.js";
import { Random } from "./random.js";

/** The distribution of people's answers, and of their agents' answers given these. */
export interface Population {
  /** The name of the population in a table. */
  readonly name: string;
  /** Whether answers are 0 and 1. */
  readonly isShare: boolean;
  /** The true mean. */
  readonly truth: number;
  /** Converts a standard normal number to a real answer. */
  readonly real: (draw: number) => number;
  /** Converts a second normal number to an agent's answer. Agents are biased. */
  readonly simulated: (draw: number) => number;
}

const place = (value: number): number => Math.min(7, Math.max(1, Math.round(value)));

function populationOfShare(share: number, threshold: number): Population {
  return {
    name: `yes at ${share * 100} %`,
    isShare: true,
    truth: share,
    real: (draw) => (draw > threshold ? 1 : 0),
    simulated: (draw) => (draw > threshold - 0.4 ? 1 : 0),
  };
}

/** The populations of the coverage table. */
export const populations: readonly Population[] = [
  populationOfShare(0.05, 1.6448536269514722),
  populationOfShare(0.3, 0.5244005127080407),
  populationOfShare(0.5, 0),
  {
    name: "scale 1 to 7",
    isShare: false,
    truth: 4,
    real: (draw) => place(4 + 1.5 * draw),
    simulated: (draw) => place(5 + 0.8 * draw),
  },
  {
    name: "lognormal amounts",
    isShare: false,
    truth: Math.exp(0.5),
    real: (draw) => Math.exp(draw),
    simulated: (draw) => Math.exp(0.7 * draw) + 1,
  },
];

/**
 * Returns random people of a population and the mean of their answers. Only the first `answered` people are
 * respondents.
 */
export function drawPeople(
  { real, simulated }: Population,
  {
    all,
    answered,
    correlation,
  }: { readonly all: number; readonly answered: number; readonly correlation: number },
  random: Random,
): { readonly people: Person[]; readonly mean: number } {
  let sum = 0;
  const people = Array.from({ length: all }, (_, at): Person => {
    const draw = random.normal();
    const other = correlation * draw + Math.sqrt(1 - correlation ** 2) * random.normal();
    const answer = real(draw);
    sum += answer;
    return { real: at < answered ? answer : null, simulated: simulated(other), weight: 1, inverseChance: 1 };
  });
  return { people, mean: sum / all };
}

/** Returns the share of trials in which an interval contains the true value. */
export function coverage(
  trials: number,
  seed: number,
  trial: (random: Random) => { readonly low: number; readonly high: number; readonly truth: number },
): number {
  const random = new Random(seed);
  let contained = 0;
  for (let at = 0; at < trials; at++) {
    const { low, high, truth } = trial(random);
    if (low <= truth + 1e-12 && truth <= high + 1e-12) contained++;
  }
  return contained / trials;
}
