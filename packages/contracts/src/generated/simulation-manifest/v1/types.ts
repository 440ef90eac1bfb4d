// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-manifest/v1/types.ts","schemas":"../../../../schemas","sha256":"444a1fa42d7005b4c28e82be2c514e97841f153589f12275c4bded8e3f7338f9"}
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
  /**
   * What the rounds that the fork kept were made with, in the order of the rounds. Absent: version 1 of the hashes.
   */
  made_with?: KeptManifest[];
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
   * Which way of hashing rounds was used. 1: the manifest is in no hash of a round. 2: each round's record_hash covers all of it, and hash what is comparable between machines. 3: as 2, and hash covers the states of agents.
   */
  hash_version: number;
  /**
   * Whether the ledger has a row for each follow of a network's file. False: only the file in inputs has them. Absent: true.
   */
  follows_recorded?: boolean;
  /**
   * Which meaning the policies that are rules have. Absent: 1, in which threshold does not count a post's author.
   */
  rules_version?: number;
  /**
   * What the hashes of rounds are chained from: a SHA-256 over what is comparable of the manifest (in version 1 of the hashes over the scenario, the inputs, the model, the wording of prompts and the settings). It holds no times, hosts or paths; a fork keeps its parent's.
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
   * How many parameters the model has, as its file or its server states. Absent: neither does, or an earlier version made the manifest.
   */
  model_parameters?: number;
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
   * Rankers and policies given in code: verifying or resuming the run requires them too. Empty: none.
   *
   * Items: A name.
   */
  modules: string[];
  parent: ParentRun;
}
/**
 * Settings that a model's answers depend on, in addition to the messages and seeds of its requests. A run is resumed with the same.
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
  /**
   * Whether the odds of every choice are asked for, in addition to what the scenario says. Absent: no.
   */
  odds?: boolean;
  /**
   * Whether surveys ask for the probability of each option in per cent instead of for an answer. Absent: no.
   */
  percentages?: boolean;
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
/**
 * The manifest of a run that the fork comes from.
 */
export interface KeptManifest {
  /**
   * The first round that was made with it.
   */
  round: number;
  /**
   * The SHA-256 of what is comparable of it between machines.
   */
  comparable_sha256: string;
  /**
   * The SHA-256 of all of it.
   */
  manifest_sha256: string;
}
