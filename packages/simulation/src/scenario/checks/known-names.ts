import type { SimulationCode } from "../../run/engine.js";

/** The ids of the agents; for an audience that is drawn, a test for them. */
export interface AgentIds {
  readonly count: number;
  has(id: string): boolean;
}

/** Names that code gives a meaning to, and whether a file gives one to `relevance`. */
export interface GivenNames {
  readonly rankers: readonly string[];
  readonly policies: readonly string[];
  readonly hasRelevance: boolean;
}

/** The names of what is given in code. */
export function givenNames(
  { rankers = [], custom = [] }: Pick<SimulationCode, "rankers" | "custom">,
  hasRelevance: boolean,
): GivenNames {
  return { rankers: rankers.map(({ name }) => name), policies: custom.map(({ name }) => name), hasRelevance };
}

/** What the references in events may lead to. */
export interface KnownNames {
  readonly agents: AgentIds;
  /** Whether someone who is not an agent has this id: the author of a post, or someone who is followed. */
  isAuthor(id: string): boolean;
  readonly segments: ReadonlySet<string>;
  /** The round in which each post appears, by its id. */
  readonly appears: ReadonlyMap<string, number>;
  /** Whether there may be others, in a file that cannot be read. */
  readonly unknownPosts: boolean;
  /**
   * The names of the questionnaires that surveys can ask, by their files, as events write them; null for one that cannot be
   * read, which is reported.
   */
  readonly questionnaires: ReadonlyMap<string, string | null>;
  readonly given: GivenNames;
}

/** A name as messages show it. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}
