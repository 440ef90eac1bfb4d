import type { ForkChange } from "@concordat/contracts/fork-change";
import type { Scenario } from "@concordat/contracts/scenario";
import type { SimulatedPost } from "@concordat/contracts/simulated-post";
import type { Audience } from "../audience/audience.js";
import type { EdgeList } from "../network/follows.js";
import type { Accounts } from "../world/accounts.js";

/** A file that a scenario names, as it was read. */
export interface InputFile {
  /** Its name in a run's folder of inputs. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/** What is different from a round on. */
export interface ScenarioChange {
  readonly round: number;
  readonly change: ForkChange;
}

/** A scenario with everything that it names, read and checked. */
export interface LoadedScenario {
  readonly scenario: Scenario;
  readonly inputs: readonly InputFile[];
  readonly audience: Audience;
  readonly accounts: Accounts;
  readonly edges: EdgeList;
  /** The posts of the file, in its order. Those of events stand in the scenario. */
  readonly posts: readonly SimulatedPost[];
  /** What forks changed, the newest last. Empty for a run that is not a fork. */
  readonly changes: readonly ScenarioChange[];
}
