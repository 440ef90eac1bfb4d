import { sha256 } from "@concordat/files";
import { canonicalJson } from "../hash/canonical-json.js";

/** Number of hexadecimal digits of a hash that form a seed: 52 bits, which a JavaScript number represents exactly. */
const digits = 13;

/**
 * Returns the seed of a run in an ensemble. It is derived only from the scenario's seed and the run's number. Ensembles
 * of different sizes with the same seed therefore share the seeds of their first runs.
 * @param run the number of the run, counted from 1
 * @param scenarioSeed the seed of the scenario
 */
export function ensembleSeed(scenarioSeed: number, run: number): number {
  return Number.parseInt(sha256(canonicalJson(["ensemble", scenarioSeed, run])).slice(0, digits), 16);
}
