import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { Post } from "@concordat/contracts/post";
import type { Key } from "../random/key.js";
import type { KeyedRandom } from "../random/keyed-random.js";
import type { Group } from "./audience/audience.js";

/** A read-only list of numbers. */
export type Numbers = ArrayLike<number> & Iterable<number>;

/** The agents, by number. */
export interface AudienceView {
  /** Number of agents. */
  readonly size: number;
  /** The groups that `groupOf` refers to. */
  readonly groups: readonly Group[];
  /** The id of an agent. */
  id(agent: number): string;
  /** The number of the agent with this id; -1 if there is none. */
  indexOf(id: string): number;
  /** The agent's profile for models and rules. */
  profile(agent: number): AgentProfile;
  /** The index of the agent's group in `groups`. */
  groupOf(agent: number): number;
}

/** The agents and everyone else who writes or is followed, by number. */
export interface AccountsView {
  /** Number of accounts. Agents have the lowest numbers. */
  readonly count: number;
  /** Whether an account is an agent. */
  isAgent(account: number): boolean;
  /** The id of an account. */
  id(account: number): string;
  /** The number of the account with this id; -1 if there is none. */
  indexOf(id: string): number;
}

/** All posts and replies so far, numbered in the order of their arrival. */
export interface PostsView {
  /** Number of posts and replies. */
  readonly count: number;
  /** The account of each post's author. */
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
  /** The slot of each post: equal for messages to be compared, so that they have the same random draws. */
  readonly slots: readonly string[];
  /** The number of the post with this id; -1 if there is none. */
  indexOf(id: string): number;
  /** The id of a post. */
  id(post: number): string;
  /** A post with its current counts. */
  at(post: number): Post;
  /** A post as it entered the world. */
  given(post: number): Post;
  /** The key of a post's slot for random draws. */
  slotKey(post: number): Key;
  /** Whether a post was removed. */
  isHidden(post: number): boolean;
  /** Whether a post reaches every agent, not only the followers of its author. */
  reachesEveryone(post: number): boolean;
}

/** The follows, by the numbers of accounts. */
export interface FollowsView {
  /** Number of accounts. */
  readonly accounts: number;
  /** Number of follows. */
  readonly count: number;
  /** The accounts that an account follows, sorted. */
  followedBy(account: number): Numbers;
  /** The followers of an account, sorted. */
  followersOf(account: number): Numbers;
  /** Whether `follower` follows `followed`. */
  has(follower: number, followed: number): boolean;
}

/** The posts that each agent was shown, by number. */
export interface SeenView {
  /** Number of pairs of an agent and a post. */
  readonly size: number;
  /** Size in bytes. */
  readonly bytes: number;
  /** Whether the agent was shown the post. */
  has(agent: number, post: number): boolean;
  /** Whether the agent reshared the post. */
  hasReshared(agent: number, post: number): boolean;
}

/** The read-only view of the world for rankers, policies and observers, in its state at the start of a round. */
export interface WorldView {
  /** The round, counted from 0. */
  readonly round: number;
  /** The start of the round, in milliseconds since 1970. */
  readonly now: number;
  /** The agents. */
  readonly audience: AudienceView;
  /** The agents and everyone else who writes or is followed, by number. */
  readonly accounts: AccountsView;
  /** All posts and replies so far, by number. */
  readonly posts: PostsView;
  /** The follows. */
  readonly follows: FollowsView;
  /** The posts that each agent was shown, by number. */
  readonly seen: SeenView;
  /** The random numbers of the run, for reproducible custom code. */
  readonly draws: Pick<KeyedRandom, "uniform" | "uniformOf" | "below" | "keyFor">;
  /** The key of each account for random draws, as two numbers: the high and the low half. */
  readonly accountKeys: Numbers;
}
