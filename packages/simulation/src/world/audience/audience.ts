import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { PolicySpec } from "@concordat/contracts/scenario";

/** The probability that an agent looks at its feed in a round, or one such probability for each hour of the day. */
export type Activity = number | readonly number[];

/** Returns the activity that a scenario gives, as numbers. The scenario's contract has already checked the values. */
export function activityOf(activity: number | readonly unknown[]): Activity {
  return typeof activity === "number" ? activity : activity.map(Number);
}

/** The properties that the agents of a group share. */
export interface Group {
  /** The name of the segment; `null` if the group is not a segment. */
  readonly segment: string | null;
  /** The activity of the group; `null` if the group has the scenario's activity. */
  readonly activity: Activity | null;
  /** The policy of the group; `null` if the group has the scenario's policy. */
  readonly policy: PolicySpec | null;
}

/** The data about the people whom agents represent, in addition to the agents' profiles. */
export interface KnownPeople {
  /** Whether the people have weights. */
  readonly isWeighted: boolean;
  /** Returns the weight of the person whom an agent represents. The mean of all weights is 1. */
  weight(agent: number): number;
  /**
   * Returns the values of the person whom an agent represents, by column. Codes are replaced with their labels; `null`
   * means a missing value. The id, the weight and private columns are omitted.
   */
  columns(agent: number): Readonly<Record<string, string | number | null>>;
  /** The ids of people of the table who are not in the sample. Default: the people are all of the table. */
  readonly notSampled?: ReadonlySet<string>;
}

/**
 * The agents of a simulation. They are numbered from 0 in the order of their ids' UTF-8 bytes. Their data is looked up
 * or generated again on demand, so that a million agents need no objects.
 */
export interface Audience {
  /** Number of agents. */
  readonly size: number;
  /** The groups of agents. `groupOf` returns an index of this list. Never empty. */
  readonly groups: readonly Group[];
  /** Returns the id of an agent. */
  id(agent: number): string;
  /** Returns the number of the agent with this id; -1 if there is none. */
  indexOf(id: string): number;
  /** Returns the agent's profile for models and rules. It must not be changed. */
  profile(agent: number): AgentProfile;
  /** Returns the index of the agent's group in `groups`. */
  groupOf(agent: number): number;
  /** The people whom the agents represent. Absent if the agents represent no people. */
  readonly people?: KnownPeople;
}
