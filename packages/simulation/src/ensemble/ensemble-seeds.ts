import { sha256 } from "@concordat/files";
import { canonicalJson } from "../hash/canonical-json.js";

/** Number of hexadecimal digits of a hash that form a seed: 52 bits, which every number can represent. */
const digits = 13;

/**
 * The seed of an ensemble's run, derived only from the scenario's seed and the run's number. Ensembles with
 * the same seed therefore share the seeds of their first runs, regardless of their size.
 * @param scenarioSeed the seed of the scenario
 * @param run counted from 1
 */
export function ensembleSeed(scenarioSeed: number, run: number): number {
  return Number.parseInt(sha256(canonicalJson(["ensemble", scenarioSeed, run])).slice(0, digits), 16);
}
