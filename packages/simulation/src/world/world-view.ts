import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { Post } from "@concordat/contracts/post";
import type { Group } from "../audience/audience.js";
import type { Key } from "../random/key.js";
import type { KeyedRandom } from "../random/keyed-random.js";

/** Numbers by index, only to be read. */
export type Numbers = ArrayLike<number> & Iterable<number>;

/** The agents, by number. */
export interface AudienceView {
  /** How many agents there are. */
  readonly size: number;
  /** The groups that `groupOf` refers to. */
  readonly groups: readonly Group[];
  /** The id of an agent. */
  id(agent: number): string;
  /** The number of the agent with this id; -1 when there is none. */
  indexOf(id: string): number;
  /** Who the agent is, as models and rules are told. */
  profile(agent: number): AgentProfile;
  /** The agent's place in `groups`. */
  groupOf(agent: number): number;
}

/** The agents and everyone else who writes or is followed, by number. */
export interface AccountsView {
  /** How many there are: the agents first. */
  readonly count: number;
  /** Whether an account is an agent. */
  isAgent(account: number): boolean;
  /** The id of an account. */
  id(account: number): string;
  /** The number of the account with this id; -1 when there is none. */
  indexOf(id: string): number;
}

/** All posts and replies so far, by number, in the order in which they came. */
export interface PostsView {
  /** How many there are. */
  readonly count: number;
  /** The account of each post's author. */
  readonly author: Numbers;
  /** The post that each replies to; -1 for a root post. */
  readonly parent: Numbers;
  /** Likes of each post. */
  readonly likes: Numbers;
  /** Reshares of each post. */
  readonly reshares: Numbers;
  /** Replies to each post. */
  readonly replies: Numbers;
  /** When each was published, in milliseconds since 1970. */
  readonly time: Numbers;
  /** The slot of each post: the same for messages that are to be compared. */
  readonly slots: readonly string[];
  /** The number of the post with this id; -1 when there is none. */
  indexOf(id: string): number;
  /** The id of a post. */
  id(post: number): string;
  /** A post as it is now, with its counts. */
  at(post: number): Post;
  /** A post as it was when it entered the world. */
  given(post: number): Post;
  /** What chance is drawn with for a post. */
  slotKey(post: number): Key;
  /** Whether a post was removed. */
  isHidden(post: number): boolean;
  /** Whether a post reaches everyone, not only those who follow its author. */
  reachesEveryone(post: number): boolean;
}

/** Who follows whom, by the numbers of accounts. */
export interface FollowsView {
  /** How many accounts there are. */
  readonly accounts: number;
  /** How many pairs there are. */
  readonly count: number;
  /** Whom an account follows, sorted. */
  followedBy(account: number): Numbers;
  /** Who follows an account, sorted. */
  followersOf(account: number): Numbers;
  /** Whether one follows the other. */
  has(follower: number, followed: number): boolean;
}

/** Which agent was shown which post, by number. */
export interface SeenView {
  /** Pairs of an agent and a post. */
  readonly size: number;
  /** Bytes that they take. */
  readonly bytes: number;
  /** Whether the agent was shown the post. */
  has(agent: number, post: number): boolean;
  /** Whether the agent reshared the post. */
  hasReshared(agent: number, post: number): boolean;
}

/** What rankers, policies and observers of a run may read of the world: as it is when a round begins. */
export interface WorldView {
  /** The round, counted from 0. */
  readonly round: number;
  /** When the round begins, in milliseconds since 1970. */
  readonly now: number;
  /** The agents. */
  readonly audience: AudienceView;
  /** The agents and everyone else who writes or is followed, by number. */
  readonly accounts: AccountsView;
  /** All posts and replies so far, by number. */
  readonly posts: PostsView;
  /** Who follows whom. */
  readonly follows: FollowsView;
  /** Which agent was shown which post, by number. */
  readonly seen: SeenView;
  /** The chance of the run, for code that must give the same result again. */
  readonly draws: Pick<KeyedRandom, "uniform" | "uniformOf" | "below" | "keyFor">;
  /** Two numbers for each account, high and low, that draws are made with. */
  readonly accountKeys: Numbers;
}
