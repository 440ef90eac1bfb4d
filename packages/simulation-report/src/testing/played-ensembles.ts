import type { SimulationEnsemble } from "@concordat/contracts/simulation-ensemble";
import { type MeasuredRun, measureRun } from "@concordat/simulation";
import { collectEnsemble } from "../ensemble/collect-ensemble.js";
import type { EnsembleReport } from "../ensemble/ensemble-report.js";
import { type PlayedRun, type RumourPlaying, rumourRun } from "./played-runs.js";

/** Runs the example `rumour` with several seeds. */
export async function rumourRuns(
  seeds: readonly number[],
  playing: RumourPlaying = {},
): Promise<PlayedRun[]> {
  const runs: PlayedRun[] = [];
  for (const seed of seeds) runs.push(await rumourRun({ seed, ...playing }));
  return runs;
}

/** Measures several runs. */
export function measured(runs: readonly PlayedRun[]): Promise<MeasuredRun[]> {
  return Promise.all(runs.map((run) => measureRun({ ...run, bySegment: true })));
}

/** Collects the report of several runs as an ensemble; `null` represents a run that has not started. */
export function ensembleOf(runs: readonly (PlayedRun | null)[]): Promise<EnsembleReport> {
  const [first] = runs.filter((run) => run !== null);
  if (first === undefined) throw new RangeError("at least one run must have begun");
  const members = runs.map((run, index) => ({
    folder: `runs/0${index + 1}`,
    seed: run?.scenario.scenario.seed ?? index,
  }));
  const ensemble: SimulationEnsemble = {
    name: first.scenario.scenario.name,
    seed: 7,
    redraw: false,
    scenario_sha256: "0".repeat(64),
    packages: {},
    runs: members,
  };
  return collectEnsemble({
    place: ["out/many"],
    ensemble,
    scenario: first.scenario,
    async open({ folder }) {
      const run = runs[members.findIndex((member) => member.folder === folder)] ?? null;
      return run === null ? null : { ...run, close: async () => undefined };
    },
  });
}
