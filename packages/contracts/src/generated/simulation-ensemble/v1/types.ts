// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-ensemble/v1/types.ts","schemas":"../../../../schemas","sha256":"d36d07f9ba3c8262334f6d9feda8c839198d679c946cdffc9d436650c858f474"}
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
  /**
   * The hash of all other fields as canonical JSON, by which an edited one is noticed. Absent: an earlier version began it.
   */
  sha256?: string;
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
