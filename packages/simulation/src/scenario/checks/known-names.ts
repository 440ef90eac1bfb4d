import type { StateField } from "@concordat/contracts/scenario";
import type { SimulationCode } from "../../policy/simulation-code.js";

/** The ids of the agents, or a function that recognizes them if the audience is generated. */
export interface AgentIds {
  readonly count: number;
  /** A few ids as examples for messages. Empty if the ids are unknown. */
  readonly examples: readonly string[];
  has(id: string): boolean;
}

/** The names that custom code defines, and whether the scenario has a relevance file. */
export interface GivenNames {
  readonly rankers: readonly string[];
  readonly policies: readonly string[];
  readonly hasRelevance: boolean;
  /** The fields of agents' states; `null` if agents have no state. */
  readonly fields: Readonly<Record<string, StateField>> | null;
}

/** Returns the names of custom rankers and policies. */
export function givenNames(
  { rankers = [], custom = [] }: Pick<SimulationCode, "rankers" | "custom">,
  hasRelevance: boolean,
  fields: GivenNames["fields"],
): GivenNames {
  return {
    rankers: rankers.map(({ name }) => name),
    policies: custom.map(({ name }) => name),
    hasRelevance,
    fields,
  };
}

/** The names and ids that events may refer to. */
export interface KnownNames {
  readonly agents: AgentIds;
  /**
   * Whether an account that is not an agent has this id. Such accounts are the authors of posts, and followed accounts.
   */
  isAuthor(id: string): boolean;
  readonly segments: ReadonlySet<string>;
  /** The round in which each post appears, by its id. */
  readonly appears: ReadonlyMap<string, number>;
  /** Whether there may be further posts in a file that cannot be read. */
  readonly unknownPosts: boolean;
  /**
   * The names of the questionnaires by file, as the events spell it; `null` for a questionnaire that cannot be read,
   * which is already reported.
   */
  readonly questionnaires: ReadonlyMap<string, string | null>;
  readonly given: GivenNames;
}

/** Quotes a name for a message. */
export function inQuotes(text: string): string {
  return JSON.stringify(text);
}
