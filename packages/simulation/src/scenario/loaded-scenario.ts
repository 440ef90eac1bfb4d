import type { ForkChange } from "@concordat/contracts/fork-change";
import type { Questionnaire } from "@concordat/contracts/questionnaire";
import type { Scenario } from "@concordat/contracts/scenario";
import type { SimulatedPost } from "@concordat/contracts/simulated-post";
import type { Relevance } from "../feed/relevance/relevance.js";
import type { EdgeList } from "../network/follows.js";
import type { Accounts } from "../world/accounts.js";
import type { Audience } from "../world/audience/audience.js";
import type { AgentStates } from "../world/states/agent-states.js";

/** A file of a scenario, with its content. */
export interface InputFile {
  /** The name of the file in the `inputs` folder of a run. */
  readonly name: string;
  /** The content of the file. */
  readonly bytes: Uint8Array;
  /** The SHA-256 of the bytes, as 64 hexadecimal digits. */
  readonly sha256: string;
}

/** A change of a scenario that applies from a round on. */
export interface ScenarioChange {
  /** The first round to which the change applies, counted from 0. */
  readonly round: number;
  /** The changed settings and events. */
  readonly change: ForkChange;
}

/** A scenario that was read and checked, with the contents of its files. */
export interface LoadedScenario {
  /** The scenario with its default values. */
  readonly scenario: Scenario;
  /** The files of the scenario. A run stores copies of them. */
  readonly inputs: readonly InputFile[];
  /** The agents. */
  readonly audience: Audience;
  /** The accounts: first the agents, then authors and followed accounts that are not agents. */
  readonly accounts: Accounts;
  /** The follows at the start, by the numbers of accounts. */
  readonly edges: EdgeList;
  /** The posts from the file, in its order. Posts of events are in `scenario`. */
  readonly posts: readonly SimulatedPost[];
  /** The questionnaires of the scenario's surveys, by the names of their files without folders. */
  readonly questionnaires: ReadonlyMap<string, Questionnaire>;
  /** The relevance of posts to agents; `null` if the scenario has no relevance file. */
  readonly relevance: Relevance | null;
  /** The states of agents before the first round; `null` if the scenario has no states. */
  readonly states: AgentStates | null;
  /** The changes of forks, the newest last. Empty for a run that is not a fork. */
  readonly changes: readonly ScenarioChange[];
}
