import type { EnsembleRun, SimulationEnsemble } from "@concordat/contracts/simulation-ensemble";
import { sha256 } from "@concordat/files";
import { canonicalJson } from "../hash/canonical-json.js";
import { rulesVersion } from "../policy/rules-version.js";
import { packageVersion, scenarioHash } from "../run/manifest.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { ensembleSeed } from "./ensemble-seeds.js";

/** Digits of a run's folder at least, so that few runs and many sort alike. */
const minDigits = 2;

/** How many runs an ensemble can have: all are listed before the first one begins. */
export const maxRuns = 100_000;

/** What an ensemble is made of. */
export interface EnsembleShape {
  /** How many runs it has. */
  readonly runs: number;
  /** Whether each run draws an audience and a network of its own. Default: all have those of the scenario. */
  readonly redraw?: boolean;
  /** The version of the rules that the runs are played with. Default: the newest. */
  readonly rules?: number;
}

/** The runs of an ensemble. */
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

/** Whether a list of runs is as it was written (0286). A list that an earlier version wrote has no hash to compare. */
export function isAsWritten({ sha256: written, ...ensemble }: SimulationEnsemble): boolean {
  return written === undefined || written === sha256(canonicalJson(ensemble));
}

/** The scenario of a run: with its own seed, and the audience and network of all unless they are drawn again. */
export function runScenario(
  loaded: LoadedScenario,
  { redraw }: Pick<SimulationEnsemble, "redraw">,
  { seed }: Pick<EnsembleRun, "seed">,
): LoadedScenario {
  const { population_seed, ...scenario } = loaded.scenario;
  const kept = redraw ? {} : { population_seed: population_seed ?? scenario.seed };
  return { ...loaded, scenario: { ...scenario, seed, ...kept } };
}
