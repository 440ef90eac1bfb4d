// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-manifest/v1/types.ts","schemas":"../../../../schemas","sha256":"cbd67a79795da5bf70c6e9e768b2f074e57b9d9efd3b986b1c6e12856e993ed8"}
/**
 * The model that decides. Null where only rules do.
 */
export type ModelIdentity = {
  /**
   * Engine and model, as records name them.
   */
  id: string;
  /**
   * What tells this very model from others of its name, such as the hash of its file; unpinned where the engine has none.
   */
  digest: string;
} | null;
/**
 * Where a fork comes from. Null: the run is not a fork.
 */
export type ParentRun = {
  /**
   * The first round that the fork made itself.
   */
  round: number;
  /**
   * The hash of the parent's last round that the fork kept; its identity for a fork at round 0.
   */
  hash: string;
  /**
   * The SHA-256 of everything that is changed: by this fork, and by the forks that it comes from.
   */
  change_sha256: string;
} | null;

/**
 * What a run was made with.
 */
export interface SimulationManifest {
  /**
   * The name of the scenario.
   */
  name: string;
  /**
   * Which way of hashing rounds was used.
   */
  hash_version: number;
  /**
   * What the hashes of rounds are chained from: a SHA-256 over the scenario, the inputs, the model, the wording of prompts and the settings. It holds no times, hosts or paths; a fork keeps its parent's.
   */
  identity: string;
  /**
   * The SHA-256 of the run's copy of the scenario.
   */
  scenario_sha256: string;
  /**
   * How many agents there are.
   */
  agents: number;
  /**
   * When the run was created, RFC 3339.
   */
  created_at: string;
  model: ModelIdentity;
  /**
   * The SHA-256 of the wording of the prompts.
   */
  prompts_sha256: string;
  settings: AskingSettings;
  /**
   * The files that the scenario names.
   */
  inputs: InputFile[];
  /**
   * The contracts of what is recorded.
   *
   * @minItems 1
   *
   * Items: A contract and its version.
   */
  contracts: string[];
  /**
   * The versions of the packages that made the run, by name.
   */
  packages: {
    /**
     * A version.
     */
    [k: string]: string;
  };
  /**
   * Rankers and policies given in code: whoever verifies or resumes the run must give them too. Empty: none.
   *
   * Items: A name.
   */
  modules: string[];
  parent: ParentRun;
}
/**
 * What a model's answers depend on besides its requests' messages and seeds. A run is resumed with the same.
 */
export interface AskingSettings {
  /**
   * Randomness of sampling. Null: the engine's own.
   */
  temperature: number | null;
  /**
   * Maximum number of answers asked for one step of a decision. Null: the default.
   */
  max_attempts: number | null;
  /**
   * How much a thinking model is told to think, such as low. Null: the client's default.
   */
  reasoning_effort: string | null;
}
/**
 * A file that the scenario names.
 */
export interface InputFile {
  /**
   * Its name in the run's folder inputs.
   */
  name: string;
  /**
   * Its size in bytes.
   */
  bytes: number;
  /**
   * The SHA-256 of its bytes.
   */
  sha256: string;
}
