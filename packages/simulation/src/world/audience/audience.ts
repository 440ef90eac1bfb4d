import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { PolicySpec } from "@concordat/contracts/scenario";

/** A probability, or one for each hour of the day. */
export type Activity = number | readonly number[];

/** Converts a scenario's activity, whose members the contract has checked. */
export function activityOf(activity: number | readonly unknown[]): Activity {
  return typeof activity === "number" ? activity : activity.map(Number);
}

/** The common properties of a group of agents. */
export interface Group {
  /** The segment; `null` if the agents belong to none. */
  readonly segment: string | null;
  /** The activity of the group; `null` for that of the scenario. */
  readonly activity: Activity | null;
  /** The policy of the group; `null` for that of the scenario. */
  readonly policy: PolicySpec | null;
}

/** The columns of a table of people, in addition to their agents' profiles. */
export interface KnownPeople {
  /** Whether the people have weights. */
  readonly isWeighted: boolean;
  /** The weight of an agent's person; the mean of all is 1. */
  weight(agent: number): number;
  /**
   * Returns the values of an agent's person by column, with the meaning of codes; `null` for a missing value. The id,
   * the weight and private columns are omitted.
   */
  columns(agent: number): Readonly<Record<string, string | number | null>>;
}

/**
 * The agents that look at feeds. Agents are numbers from 0, in the order of their ids' UTF-8 bytes. Their
 * data is looked up or drawn again on demand, so that a million agents need no objects.
 */
export interface Audience {
  /** Number of agents. */
  readonly size: number;
  /** The groups that `groupOf` refers to. Never empty. */
  readonly groups: readonly Group[];
  /** The id of an agent. */
  id(agent: number): string;
  /** The number of the agent with this id; -1 if there is none. */
  indexOf(id: string): number;
  /** The agent's profile for models and rules; read-only. */
  profile(agent: number): AgentProfile;
  /** The index of the agent's group in `groups`. */
  groupOf(agent: number): number;
  /** The people whom the agents represent; absent if the agents represent no people. */
  readonly people?: KnownPeople;
}
