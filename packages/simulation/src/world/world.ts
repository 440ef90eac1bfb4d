import type { Scenario } from "@concordat/contracts/scenario";
import type { FollowChange } from "../network/follow-change.js";
import { type EdgeList, Follows } from "../network/follows.js";
import { keyOf } from "../random/key.js";
import { KeyedRandom } from "../random/keyed-random.js";
import type { Accounts } from "./accounts.js";
import { type Activity, type Audience, activityOf } from "./audience/audience.js";
import { Calendar } from "./calendar.js";
import { arrival, Inboxes } from "./inbox.js";
import { Moves } from "./moves.js";
import { Mutes } from "./mutes.js";
import { type NewPost, Posts } from "./posts.js";
import { RememberedAnswers } from "./remembered-answers.js";
import { Seen } from "./seen.js";
import type { AgentStates } from "./states/agent-states.js";
import type { WorldView } from "./world-view.js";

/** The input from which a world is created. */
export interface WorldInput {
  readonly scenario: Scenario;
  readonly audience: Audience;
  readonly accounts: Accounts;
  readonly edges: EdgeList;
  /** The states of agents at the start; `null` if agents have no state. */
  readonly states: AgentStates | null;
  /** Whether the run consists of surveys alone. */
  readonly isSurveyOnly: boolean;
}

/**
 * The state of a simulation between two rounds. Agents, posts and exposures are stored as numbers in arrays, not as
 * objects.
 */
export class World implements WorldView {
  readonly audience: Audience;
  readonly accounts: Accounts;
  readonly follows: Follows;
  readonly draws: KeyedRandom;
  readonly calendar: Calendar;
  readonly posts = new Posts();
  readonly seen = new Seen();
  readonly inboxes: Inboxes;
  readonly moves: Moves;
  /** The accounts that agents have muted. */
  readonly mutes: Mutes;
  /** The changes of follows by decisions and by `follows_after`, ordered by round. Those by events are not included. */
  readonly followLog: FollowChange[] = [];
  /** The survey answers that agents remember. */
  readonly answers = new RememberedAnswers();
  /** The posts that reach every agent, in the order in which they appeared. */
  readonly broadcasts: number[] = [];
  /** For each agent, the number of broadcasts, oldest first, that need not be checked again. */
  readonly broadcastsDone: Uint32Array;
  readonly accountKeys: Uint32Array;
  /** Whether the run consists of surveys alone. */
  readonly isSurveyOnly: boolean;
  /** The comments of reshares, by a number that encodes agent and post. */
  private readonly comments = new Map<number, string>();
  /**
   * Number of times that each agent has engaged with each author's posts. Counted only if the network has
   * `follows_after`.
   */
  private readonly engagements = new Map<number, number>();
  private readonly followsAfter: number | null;
  round = 0;
  /** Number of agents that have reshared at least one post. */
  resharers = 0;
  private readonly hasEverReshared: Uint8Array;
  /** Number of consecutive latest rounds in which all agents scrolled past every item. */
  unchangedRounds = 0;
  /** The activity of each group; `null` if the group has the scenario's activity. */
  readonly groupActivities: (Activity | null)[];
  activity: Activity;
  feed: Scenario["feed"];
  /** The states of agents at the start of the round. They are replaced, not changed, when a round is closed. */
  states: AgentStates | null;

  constructor({ scenario, audience, accounts, edges, states, isSurveyOnly }: WorldInput) {
    this.isSurveyOnly = isSurveyOnly;
    this.audience = audience;
    this.accounts = accounts;
    this.follows = new Follows(accounts.count, edges);
    this.draws = new KeyedRandom(scenario.seed);
    this.calendar = new Calendar(scenario.starts_at, scenario.round_minutes);
    this.inboxes = new Inboxes(audience.size);
    this.moves = new Moves(audience.size);
    this.mutes = new Mutes(accounts.count);
    this.broadcastsDone = new Uint32Array(audience.size);
    this.accountKeys = keysOf(accounts);
    this.hasEverReshared = new Uint8Array(audience.size);
    this.groupActivities = audience.groups.map(({ activity }) => activity);
    this.activity = activityOf(scenario.activity);
    this.feed = scenario.feed;
    this.states = states;
    this.followsAfter = scenario.network.follows_after ?? null;
  }

  get now(): number {
    return this.calendar.startOf(this.round);
  }

  /** Adds a post, delivers it to the agents that it reaches, and returns its number. */
  publish(post: NewPost): number {
    const index = this.posts.add(post);
    if (post.toEveryone) this.broadcasts.push(index);
    for (const follower of this.follows.followersOf(post.author)) {
      this.inboxes.push(follower, index, post.author, arrival.followed);
    }
    const parentAuthor = post.parent === -1 ? -1 : (this.posts.author[post.parent] ?? -1);
    if (parentAuthor !== -1 && this.accounts.isAgent(parentAuthor) && parentAuthor !== post.author) {
      this.inboxes.push(parentAuthor, index, post.author, arrival.replied);
    }
    return index;
  }

  /** Records a reshare, and delivers the post to the followers of the agent that reshared it. */
  reshare(agent: number, post: number, comment: string | null): void {
    this.seen.addReshare(agent, post);
    if (this.hasEverReshared[agent] === 0) {
      this.hasEverReshared[agent] = 1;
      this.resharers++;
    }
    if (comment !== null) this.comments.set(post * this.accounts.count + agent, comment);
    const author = this.posts.author[post];
    for (const follower of this.follows.followersOf(agent)) {
      if (follower !== author) this.inboxes.push(follower, post, agent, arrival.reshared);
    }
  }

  /**
   * Counts an agent's engagement with a post. Returns the author if the agent starts to follow it for that reason;
   * otherwise -1.
   */
  countEngagement(agent: number, post: number): number {
    const author = this.posts.author[post] ?? 0;
    if (this.followsAfter === null || author === agent) return -1;
    const key = agent * this.accounts.count + author;
    const count = (this.engagements.get(key) ?? 0) + 1;
    this.engagements.set(key, count);
    return count >= this.followsAfter && !this.follows.has(agent, author) ? author : -1;
  }

  /**
   * Drops what an account wrote or reshared and what waits to be shown to an agent that no longer follows it. Its
   * replies to the agent stay. Engagement with the account is counted from 0 again.
   */
  leave(agent: number, account: number): void {
    this.engagements.delete(agent * this.accounts.count + account);
    this.inboxes.sift(agent, (_, source, how) => source !== account || how === arrival.replied);
  }

  /** Returns the comment that an agent wrote when it reshared a post; `null` if there is none. */
  commentOf(agent: number, post: number): string | null {
    return this.comments.get(post * this.accounts.count + agent) ?? null;
  }
}

function keysOf(accounts: Accounts): Uint32Array {
  const keys = new Uint32Array(accounts.count * 2);
  for (let account = 0; account < accounts.count; account++) {
    const { high, low } = keyOf(accounts.id(account));
    keys[account * 2] = high;
    keys[account * 2 + 1] = low;
  }
  return keys;
}
