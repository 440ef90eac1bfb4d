import { compareBytes } from "../hash/byte-order.js";
import { arrival } from "../world/inbox.js";
import type { World } from "../world/world.js";
import type { Ranker } from "./ranker.js";
import { type RouteCode, routeOf } from "./route.js";

/** An item of a feed. The same object is reused for the next item, so callers must read it immediately. */
export interface FeedItem {
  post: number;
  /** The position in the feed, counted from 1. */
  rank: number;
  route: RouteCode;
  /**
   * The numbers of the accounts from which the agent received the item since it was last shown: its author and
   * resharers.
   */
  sources: readonly number[];
}

interface Candidate {
  readonly post: number;
  readonly score: number;
  /** A bit set of the ways in which the post arrived (see `bit`). */
  arrivals: number;
  readonly sources: number[];
}

const bit = { [arrival.followed]: 1, [arrival.reshared]: 2, [arrival.replied]: 4 } as const;

/** Creates the feeds of one round. Shown items are removed from the inbox and marked as seen. */
export class Feeds {
  private readonly world: World;
  private readonly score: (post: number, agent: number) => number;
  /**
   * For rankers that give the same scores for all readers: the score of each post, and the root posts sorted by score.
   * `null` for rankers with personal scores.
   */
  private readonly shared: { readonly scores: Float64Array; readonly order: () => readonly number[] } | null;
  /** Number of positions in a feed that are reserved for posts from outside the agent's network. */
  private readonly outsidePlaces: number;
  private readonly item: FeedItem = { post: 0, rank: 0, route: 0, sources: [] };

  constructor(world: World, ranker: Ranker) {
    this.world = world;
    const { size, from_outside } = world.feed;
    this.outsidePlaces = size === null ? 0 : Math.round(size * from_outside);
    const score = ranker.prepare(world);
    this.shared = ranker.personal ? null : sharedScores(world, score);
    const scores = this.shared?.scores;
    this.score = scores === undefined ? score : (post) => scores[post] ?? 0;
  }

  /**
   * Returns the first agent with this number or a higher one who may have items to show. In a large audience, most
   * agents have none.
   */
  nextReader(from: number): number {
    const { audience, inboxes, broadcasts } = this.world;
    if (this.outsidePlaces > 0) return from;
    if (broadcasts.length === 0) return inboxes.nextFilled(from);
    let agent = from;
    while (agent < audience.size && inboxes.isEmpty(agent) && this.knowsBroadcasts(agent)) agent++;
    return agent;
  }

  /**
   * Shows an agent its feed item by item, from top to bottom.
   * @param returns whether an item that the agent has seen is shown again when another followed account reshares it
   * @returns the number of items shown
   */
  show(agent: number, returns: boolean, visit: (item: FeedItem) => void): number {
    const { outsidePlaces } = this;
    const { size } = this.world.feed;
    const inside = this.candidates(agent, returns);
    const outside = outsidePlaces === 0 ? [] : this.outside(agent, inside, outsidePlaces);
    if (inside.length > 1) inside.sort(this.compare);
    const insidePlaces = size === null ? inside.length : size - outside.length;
    const shown = inside.slice(0, insidePlaces);
    if (outside.length > 0) shown.push(...outside);
    if (outside.length > 0 && shown.length > 1) shown.sort(this.compare);
    this.forget(agent, inside, shown);
    for (const [index, { post, arrivals, sources }] of shown.entries()) {
      this.world.seen.add(agent, post);
      this.item.post = post;
      this.item.rank = index + 1;
      this.item.route = routeOf(arrivals);
      this.item.sources = sources;
      visit(this.item);
    }
    return shown.length;
  }

  /**
   * Returns posts for an agent's feed: posts written or reshared by accounts that it follows, replies to its own posts,
   * and broadcasts.
   */
  private candidates(agent: number, returns: boolean): Candidate[] {
    const { inboxes, posts, seen, broadcasts, broadcastsDone, mutes } = this.world;
    const found: Candidate[] = [];
    const hidden = (post: number, how: number): boolean => {
      const author = posts.author[post] ?? 0;
      if (posts.isHidden(post) || author === agent || mutes.has(agent, author)) return true;
      if (!seen.has(agent, post)) return false;
      return !(returns && how === arrival.reshared && !seen.hasReshared(agent, post));
    };
    inboxes.sift(agent, (post, account, how) => {
      if (hidden(post, how) || mutes.has(agent, account)) return false;
      this.addTo(found, agent, post, account, bit[how as keyof typeof bit]);
      return true;
    });
    for (let index = broadcastsDone[agent] ?? 0; index < broadcasts.length; index++) {
      const post = broadcasts[index] ?? 0;
      if (hidden(post, arrival.followed)) continue;
      this.addTo(found, agent, post, posts.author[post] ?? 0, bit[arrival.followed]);
    }
    return found;
  }

  /** Whether the agent has seen all broadcasts. */
  private knowsBroadcasts(agent: number): boolean {
    const { broadcasts, broadcastsDone, seen, posts, mutes } = this.world;
    let done = broadcastsDone[agent] ?? 0;
    if (done === broadcasts.length) return true;
    for (; done < broadcasts.length; done++) {
      const post = broadcasts[done] ?? 0;
      // Hidden posts and muted authors stay hidden, and agents are not shown their own posts.
      const author = posts.author[post] ?? 0;
      const isHidden = posts.isHidden(post) || author === agent || mutes.has(agent, author);
      if (!isHidden && !seen.has(agent, post)) break;
    }
    broadcastsDone[agent] = done;
    return done === broadcasts.length;
  }

  private addTo(found: Candidate[], agent: number, post: number, account: number, arrivals: number): void {
    const same = found.length === 0 ? undefined : found.find((candidate) => candidate.post === post);
    if (same === undefined) {
      found.push({ post, score: this.score(post, agent), arrivals, sources: [account] });
      return;
    }
    same.arrivals |= arrivals;
    if (!same.sources.includes(account)) same.sources.push(account);
  }

  /**
   * Returns the root posts with the highest scores from outside the agent's network.
   * @param places maximum number of posts
   */
  private outside(agent: number, inside: readonly Candidate[], places: number): Candidate[] {
    const { posts, seen, follows, mutes } = this.world;
    const taken = new Set(inside.map(({ post }) => post));
    const open = (post: number): boolean =>
      !posts.isHidden(post) &&
      posts.author[post] !== agent &&
      !taken.has(post) &&
      !posts.reachesEveryone(post) &&
      !seen.has(agent, post) &&
      !mutes.has(agent, posts.author[post] ?? 0) &&
      !follows.has(agent, posts.author[post] ?? 0);
    const candidate = (post: number): Candidate => ({
      post,
      score: this.score(post, agent),
      arrivals: 0,
      sources: [posts.author[post] ?? 0],
    });
    const found: Candidate[] = [];
    if (this.shared !== null) {
      for (const post of this.shared.order()) {
        if (!open(post)) continue;
        found.push(candidate(post));
        if (found.length === places) break;
      }
      return found;
    }
    for (let post = 0; post < posts.count; post++) {
      if (posts.parent[post] === -1 && open(post)) found.push(candidate(post));
    }
    return found.sort(this.compare).slice(0, places);
  }

  /** Removes the shown posts from the agent's inbox. */
  private forget(agent: number, inside: readonly Candidate[], shown: readonly Candidate[]): void {
    if (inside.length === 0) return;
    const all = shown.length >= inside.length;
    const posts = all ? null : new Set(shown.map(({ post }) => post));
    this.world.inboxes.sift(agent, (post) => posts !== null && !posts.has(post));
  }

  private readonly compare = (a: Candidate, b: Candidate): number => {
    const { posts } = this.world;
    return b.score - a.score || compareBytes(posts.id(a.post), posts.id(b.post));
  };
}

/**
 * Computes the score of every post once. The root posts are sorted when an agent first needs posts from outside its
 * network.
 */
function sharedScores(world: World, score: (post: number, agent: number) => number) {
  const { posts } = world;
  const scores = Float64Array.from({ length: posts.count }, (_, post) => score(post, 0));
  let order: number[] | null = null;
  return {
    scores,
    order(): readonly number[] {
      order ??= Array.from({ length: posts.count }, (_, post) => post)
        .filter((post) => posts.parent[post] === -1)
        .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || compareBytes(posts.id(a), posts.id(b)));
      return order;
    },
  };
}
