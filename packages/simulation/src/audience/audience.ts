import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { PolicySpec } from "@concordat/contracts/scenario";

/** A probability, or one for each hour of the day. */
export type Activity = number | readonly number[];

/** An activity as a scenario has it: the contract has checked its members. */
export function activityOf(activity: number | readonly unknown[]): Activity {
  return typeof activity === "number" ? activity : activity.map(Number);
}

/** What an audience says of a group of agents that behave alike. */
export interface Group {
  /** The segment, or null if an agent belongs to none. */
  readonly segment: string | null;
  /** `null` for the activity of the scenario. */
  readonly activity: Activity | null;
  /** `null` for the policy of the scenario. */
  readonly policy: PolicySpec | null;
}

/**
 * Who looks at feeds. Agents are numbers from 0, in the order of their ids' UTF-8 bytes; what is known of one is
 * looked up, or drawn again, when it is needed, so that a million agents take no objects.
 */
export interface Audience {
  /** How many agents there are. */
  readonly size: number;
  /** The groups that `groupOf` refers to. Never empty. */
  readonly groups: readonly Group[];
  /** The id of an agent. */
  id(agent: number): string;
  /** The number of the agent with this id; -1 when there is none. */
  indexOf(id: string): number;
  /** Who the agent is, as models and rules are told; it cannot be written to. */
  profile(agent: number): AgentProfile;
  /** The agent's place in `groups`. */
  groupOf(agent: number): number;
}
