import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { Post } from "@concordat/contracts/post";
import type { FollowChange } from "../network/follow-change.js";
import type { Key } from "../random/key.js";
import type { KeyedRandom } from "../random/keyed-random.js";
import type { Group } from "./audience/audience.js";
import type { StatesView } from "./states/agent-states.js";

/** A read-only list of numbers. */
export type Numbers = ArrayLike<number> & Iterable<number>;

/** The agents. Each has a number. */
export interface AudienceView {
  /** Number of agents. */
  readonly size: number;
  /** The groups of agents. `groupOf` returns an index of this list. */
  readonly groups: readonly Group[];
  /** Returns the id of an agent. */
  id(agent: number): string;
  /** Returns the number of the agent with this id; -1 if there is none. */
  indexOf(id: string): number;
  /** Returns the agent's profile for models and rules. */
  profile(agent: number): AgentProfile;
  /** Returns the index of the agent's group in `groups`. */
  groupOf(agent: number): number;
}

/** The accounts: agents, and others who write posts or are followed. Each has a number. */
export interface AccountsView {
  /** Number of accounts. Agents have the lowest numbers. */
  readonly count: number;
  /** Whether an account is an agent. */
  isAgent(account: number): boolean;
  /** Returns the id of an account. */
  id(account: number): string;
  /** Returns the number of the account with this id; -1 if there is none. */
  indexOf(id: string): number;
}

/** All posts and replies so far, numbered in the order of their arrival. */
export interface PostsView {
  /** Number of posts and replies. */
  readonly count: number;
  /** The number of each post's author, as an account. */
  readonly author: Numbers;
  /** The number of the post that each post replies to; -1 for a root post. */
  readonly parent: Numbers;
  /** Number of likes of each post. */
  readonly likes: Numbers;
  /** Number of reshares of each post. */
  readonly reshares: Numbers;
  /** Number of replies to each post. */
  readonly replies: Numbers;
  /** The time of publication of each post, in milliseconds since 1970. */
  readonly time: Numbers;
  /** The slot of each post: the name by which its random numbers are drawn. Messages of one slot have the same numbers. */
  readonly slots: readonly string[];
  /** Returns the number of the post with this id; -1 if there is none. */
  indexOf(id: string): number;
  /** Returns the id of a post. */
  id(post: number): string;
  /** Returns a post with its current counts. */
  at(post: number): Post;
  /** Returns a post as it entered the world. */
  given(post: number): Post;
  /** Returns the key of a post's slot for random numbers. */
  slotKey(post: number): Key;
  /** Whether a post was removed. */
  isHidden(post: number): boolean;
  /** Whether a post reaches every agent, not only the followers of its author. */
  reachesEveryone(post: number): boolean;
}

/** Who follows whom. Accounts are given by their numbers. */
export interface FollowsView {
  /** Number of accounts. */
  readonly accounts: number;
  /** Number of follows. */
  readonly count: number;
  /** Returns the accounts that an account follows, sorted by number. */
  followedBy(account: number): Numbers;
  /** Returns the followers of an account, sorted by number. */
  followersOf(account: number): Numbers;
  /** Whether `follower` follows `followed`. */
  has(follower: number, followed: number): boolean;
}

/** The posts that each agent was shown. Agents and posts are given by their numbers. */
export interface SeenView {
  /** Number of pairs of an agent and a post. */
  readonly size: number;
  /** Memory size in bytes. */
  readonly bytes: number;
  /** Whether the agent was shown the post. */
  has(agent: number, post: number): boolean;
  /** Whether the agent reshared the post. */
  hasReshared(agent: number, post: number): boolean;
}

/** The accounts that agents have muted. Agents and accounts are given by their numbers. */
interface MutesView {
  /** Number of pairs of an agent and an account that it has muted. */
  readonly count: number;
  /** Whether the agent has muted the account. */
  has(agent: number, account: number): boolean;
}

/**
 * A read-only view of the world for rankers, policies and observers. Rankers and policies see its state at the start of
 * a round.
 */
export interface WorldView {
  /** The round, counted from 0. */
  readonly round: number;
  /** The start time of the round, in milliseconds since 1970. */
  readonly now: number;
  /** The agents. */
  readonly audience: AudienceView;
  /** The agents, and others who write posts or are followed. */
  readonly accounts: AccountsView;
  /** All posts and replies so far. */
  readonly posts: PostsView;
  /** Who follows whom. */
  readonly follows: FollowsView;
  /** The posts that each agent was shown. */
  readonly seen: SeenView;
  /** The random numbers of the run. Custom code that uses them is reproducible. */
  readonly draws: Pick<KeyedRandom, "uniform" | "uniformOf" | "below" | "keyFor">;
  /** The key of each account for random numbers, as two consecutive numbers: the high and the low half. */
  readonly accountKeys: Numbers;
  /** The accounts that agents have muted. */
  readonly mutes: MutesView;
  /**
   * The changes of follows by decisions, and by agents that follow after some engagement, ordered by round. Changes by
   * events are not included.
   */
  readonly followLog: readonly FollowChange[];
  /** The states of agents at the start of the round; `null` if the scenario has none. */
  readonly states: StatesView | null;
}
