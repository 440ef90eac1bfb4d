import { sha256 } from "@concordat/files";
import { canonicalJson } from "../hash/canonical-json.js";

/** Hexadecimal digits of a hash that are a seed: 52 bits, which every number holds. */
const digits = 13;

/**
 * The seed of a run of an ensemble: it follows from the scenario's and the run's number alone. So ensembles of the same seed
 * share their first runs' seeds, however many they have.
 * @param scenarioSeed the seed of the scenario
 * @param run counted from 1
 */
export function ensembleSeed(scenarioSeed: number, run: number): number {
  return Number.parseInt(sha256(canonicalJson(["ensemble", scenarioSeed, run])).slice(0, digits), 16);
}
