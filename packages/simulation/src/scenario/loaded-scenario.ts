import type { ForkChange } from "@concordat/contracts/fork-change";
import type { Questionnaire } from "@concordat/contracts/questionnaire";
import type { Scenario } from "@concordat/contracts/scenario";
import type { SimulatedPost } from "@concordat/contracts/simulated-post";
import type { Audience } from "../audience/audience.js";
import type { EdgeList } from "../network/follows.js";
import type { Relevance } from "../relevance/relevance.js";
import type { Accounts } from "../world/accounts.js";

/** A file that a scenario names, as it was read. */
export interface InputFile {
  /** Its name in a run's folder of inputs. */
  readonly name: string;
  /** The file as it was read. */
  readonly bytes: Uint8Array;
  /** The SHA-256 of the bytes, as 64 hexadecimal digits. */
  readonly sha256: string;
}

/** What is different from a round on. */
export interface ScenarioChange {
  /** The first round in which it holds, counted from 0. */
  readonly round: number;
  /** What is different. */
  readonly change: ForkChange;
}

/** A scenario with everything that it names, read and checked. */
export interface LoadedScenario {
  /** The scenario itself, with its defaults filled in. */
  readonly scenario: Scenario;
  /** The files that it names; a run keeps copies. */
  readonly inputs: readonly InputFile[];
  /** Who takes part. */
  readonly audience: Audience;
  /** The agents, and after them the authors and followed accounts that are not agents. */
  readonly accounts: Accounts;
  /** Who follows whom at the start, by the numbers of accounts. */
  readonly edges: EdgeList;
  /** The posts of the file, in its order. Those of events stand in the scenario. */
  readonly posts: readonly SimulatedPost[];
  /** The questionnaires of its surveys, by the names of their files without folders. */
  readonly questionnaires: ReadonlyMap<string, Questionnaire>;
  /** How relevant posts are to agents; `null` where the scenario has no file of it. */
  readonly relevance: Relevance | null;
  /** What forks changed, the newest last. Empty for a run that is not a fork. */
  readonly changes: readonly ScenarioChange[];
}
