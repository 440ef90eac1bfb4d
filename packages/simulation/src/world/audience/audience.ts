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

/** What is known of people from a table, in addition to their agents' profiles. */
export interface KnownPeople {
  /** Whether they have weights. */
  readonly isWeighted: boolean;
  /** The weight of an agent's person; the mean of all is 1. */
  weight(agent: number): number;
  /**
   * What the table says of an agent's person, by column and with the meaning of codes; `null` if it is missing. Without
   * the id, the weight and private columns.
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
  /** What is known of the people whose agents these are. Absent if the agents are not those of people. */
  readonly people?: KnownPeople;
}
