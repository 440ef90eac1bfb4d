import type { Scenario } from "@concordat/contracts/scenario";
import { KeyedRandom } from "./keyed-random.js";

/** Returns the random numbers for generating the audience and the network of a scenario. */
export function populationDraws({
  population_seed,
  seed,
}: Pick<Scenario, "population_seed" | "seed">): KeyedRandom {
  return new KeyedRandom(population_seed ?? seed);
}
