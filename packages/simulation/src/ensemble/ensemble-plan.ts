import type { EnsembleRun, SimulationEnsemble } from "@concordat/contracts/simulation-ensemble";
import { sha256 } from "@concordat/files";
import { canonicalJson } from "../hash/canonical-json.js";
import { rulesVersion } from "../policy/rules-version.js";
import { packageVersion, scenarioHash } from "../run/manifest.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { ensembleSeed } from "./ensemble-seeds.js";

/**
 * Minimum number of digits in the name of a run's folder. Names are padded with zeros so that they sort numerically.
 */
const minDigits = 2;

/** Maximum number of runs in an ensemble, because all runs are listed before the first one starts. */
export const maxRuns = 100_000;

/** The parameters of an ensemble. */
export interface EnsembleShape {
  /** Number of runs. */
  readonly runs: number;
  /** Whether each run generates its own audience and network. By default, all runs share those of the scenario. */
  readonly redraw?: boolean;
  /** The version of the decision rules for the runs. Default: the newest. */
  readonly rules?: number;
}

/** Returns the list of an ensemble's runs, with their folders and seeds. */
export function ensemblePlan(
  { scenario }: LoadedScenario,
  { runs, redraw = false, rules = rulesVersion }: EnsembleShape,
): SimulationEnsemble {
  const { name, seed } = scenario;
  const digits = Math.max(minDigits, String(runs).length);
  return withChecksum({
    name,
    seed,
    redraw,
    scenario_sha256: scenarioHash(scenario),
    packages: { "@concordat/simulation": packageVersion() },
    rules_version: rules,
    runs: Array.from({ length: runs }, (_, index) => ({
      folder: `runs/${String(index + 1).padStart(digits, "0")}`,
      seed: ensembleSeed(seed, index + 1),
    })),
  });
}

function withChecksum(ensemble: Omit<SimulationEnsemble, "sha256">): SimulationEnsemble {
  return { ...ensemble, sha256: sha256(canonicalJson(ensemble)) };
}

/**
 * Whether a list of runs is unmodified (docs/decisions/0286). A list from an earlier version has no hash and counts as
 * unmodified.
 */
export function isAsWritten({ sha256: written, ...ensemble }: SimulationEnsemble): boolean {
  return written === undefined || written === sha256(canonicalJson(ensemble));
}

/** Returns the scenario of a run. It has the run's seed, and the shared audience and network unless `redraw` is set. */
export function runScenario(
  loaded: LoadedScenario,
  { redraw }: Pick<SimulationEnsemble, "redraw">,
  { seed }: Pick<EnsembleRun, "seed">,
): LoadedScenario {
  const { population_seed, ...scenario } = loaded.scenario;
  const kept = redraw ? {} : { population_seed: population_seed ?? scenario.seed };
  return { ...loaded, scenario: { ...scenario, seed, ...kept } };
}
