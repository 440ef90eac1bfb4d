import type { Scenario } from "@concordat/contracts/scenario";
import { type Activity, type Audience, activityOf } from "../audience/audience.js";
import { type EdgeList, Follows } from "../network/follows.js";
import { keyOf } from "../random/key.js";
import { KeyedRandom } from "../random/keyed-random.js";
import type { Accounts } from "./accounts.js";
import { Calendar } from "./calendar.js";
import { arrival, Inboxes } from "./inbox.js";
import { Moves } from "./moves.js";
import { type NewPost, Posts } from "./posts.js";
import { RememberedAnswers } from "./remembered-answers.js";
import { Seen } from "./seen.js";
import type { WorldView } from "./world-view.js";

/** What a world is made from. */
export interface WorldInput {
  readonly scenario: Scenario;
  readonly audience: Audience;
  readonly accounts: Accounts;
  readonly edges: EdgeList;
}

/** The state of a simulation between two rounds. Agents, posts and exposures are numbers in arrays, not objects. */
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
  /** What agents are reminded of having answered in surveys. */
  readonly answers = new RememberedAnswers();
  /** Posts that reach everyone, in the order in which they appeared. */
  readonly broadcasts: number[] = [];
  /** For each agent how many of the first broadcasts it has done with: they are not looked at again. */
  readonly broadcastsDone: Uint32Array;
  readonly accountKeys: Uint32Array;
  /** What was written with a reshare, by agent and post. */
  private readonly comments = new Map<number, string>();
  /** How many posts of an author each agent engaged with; kept only where agents start to follow. */
  private readonly engagements = new Map<number, number>();
  private readonly followsAfter: number | null;
  round = 0;
  /** Activities by group; null: `activity`. */
  readonly groupActivities: (Activity | null)[];
  activity: Activity;
  feed: Scenario["feed"];

  constructor({ scenario, audience, accounts, edges }: WorldInput) {
    this.audience = audience;
    this.accounts = accounts;
    this.follows = new Follows(accounts.count, edges);
    this.draws = new KeyedRandom(scenario.seed);
    this.calendar = new Calendar(scenario.starts_at, scenario.round_minutes);
    this.inboxes = new Inboxes(audience.size);
    this.moves = new Moves(audience.size);
    this.broadcastsDone = new Uint32Array(audience.size);
    this.accountKeys = keysOf(accounts);
    this.groupActivities = audience.groups.map(({ activity }) => activity);
    this.activity = activityOf(scenario.activity);
    this.feed = scenario.feed;
    this.followsAfter = scenario.network.follows_after ?? null;
  }

  get now(): number {
    return this.calendar.startOf(this.round);
  }

  /** Adds a post and brings it to those whom it reaches. */
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

  /** Brings a post to the followers of the account that reshared it. */
  reshare(agent: number, post: number, comment: string | null): void {
    this.seen.addReshare(agent, post);
    if (comment !== null) this.comments.set(post * this.accounts.count + agent, comment);
    const author = this.posts.author[post];
    for (const follower of this.follows.followersOf(agent)) {
      if (follower !== author) this.inboxes.push(follower, post, agent, arrival.reshared);
    }
  }

  /** The account that an agent starts to follow by engaging with one more of its posts; -1 for none. */
  countEngagement(agent: number, post: number): number {
    const author = this.posts.author[post] ?? 0;
    if (this.followsAfter === null || author === agent) return -1;
    const key = agent * this.accounts.count + author;
    const count = (this.engagements.get(key) ?? 0) + 1;
    this.engagements.set(key, count);
    return count >= this.followsAfter && !this.follows.has(agent, author) ? author : -1;
  }

  /** What an agent wrote when it reshared a post; null for nothing. */
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
