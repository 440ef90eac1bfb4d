// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-ensemble/v1/types.ts","schemas":"../../../../schemas","sha256":"52d06e9891a4feccf0da71d90900dd6ca3906002f66bb5c3d802c849a8be565c"}
/**
 * The runs of one scenario with several seeds, which stand in one folder.
 */
export interface SimulationEnsemble {
  /**
   * The name of the scenario.
   */
  name: string;
  /**
   * The seed of the scenario, from which those of the runs follow.
   */
  seed: number;
  /**
   * Whether each run draws an audience and a network of its own. False: all runs have those of the scenario's seed.
   */
  redraw: boolean;
  /**
   * The hash of the scenario, as in the manifests of runs.
   */
  scenario_sha256: string;
  /**
   * Open: the versions of the packages that began it.
   */
  packages: {
    /**
     * A version.
     */
    [k: string]: string;
  };
  /**
   * Which meaning the policies that are rules have in all of its runs, as in their manifests. Absent: 1.
   */
  rules_version?: number;
  /**
   * The runs, in the order of their seeds' numbers.
   *
   * @minItems 1
   */
  runs: EnsembleRun[];
}
/**
 * A run of the ensemble.
 */
export interface EnsembleRun {
  /**
   * Its folder, relative to that of the ensemble.
   */
  folder: string;
  /**
   * Its seed.
   */
  seed: number;
}
