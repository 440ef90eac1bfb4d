import { frozenCopy } from "./frozen-copy.js";
import type { StatesView } from "./states/agent-states.js";
import type { FollowsView, Numbers, PostsView, WorldView } from "./world-view.js";

/**
 * Returns a view of the world for custom code, which cannot change the run through it. Objects are frozen. Arrays of
 * numbers are copies, which are created when they are first read.
 */
export function viewOf(world: WorldView): WorldView {
  const { round, now } = world;
  const accountKeys = lazily(() => copyOf(world.accountKeys));
  const followLog = lazily(() => frozenCopy(world.followLog));
  return Object.freeze({
    round,
    now,
    audience: audienceOf(world),
    accounts: accountsOf(world),
    posts: postsOf(world),
    follows: followsOf(world),
    seen: seenOf(world),
    mutes: mutesOf(world),
    get followLog() {
      return followLog();
    },
    draws: drawsOf(world),
    states: statesOf(world),
    get accountKeys() {
      return accountKeys();
    },
  });
}

function mutesOf({ mutes }: WorldView): WorldView["mutes"] {
  const { count } = mutes;
  return Object.freeze<WorldView["mutes"]>({ count, has: (agent, account) => mutes.has(agent, account) });
}

function audienceOf({ audience }: WorldView): WorldView["audience"] {
  return Object.freeze<WorldView["audience"]>({
    size: audience.size,
    groups: frozenCopy(audience.groups),
    id: (agent) => audience.id(agent),
    indexOf: (id) => audience.indexOf(id),
    profile: (agent) => audience.profile(agent),
    groupOf: (agent) => audience.groupOf(agent),
  });
}

function accountsOf({ accounts }: WorldView): WorldView["accounts"] {
  return Object.freeze<WorldView["accounts"]>({
    count: accounts.count,
    isAgent: (account) => accounts.isAgent(account),
    id: (account) => accounts.id(account),
    indexOf: (id) => accounts.indexOf(id),
  });
}

function postsOf({ posts }: WorldView): PostsView {
  const listOf = (name: "author" | "parent" | "likes" | "reshares" | "replies" | "time") =>
    lazily(() => copyOf(posts[name], posts.count));
  const author = listOf("author");
  const parent = listOf("parent");
  const likes = listOf("likes");
  const reshares = listOf("reshares");
  const replies = listOf("replies");
  const time = listOf("time");
  const slots = lazily(() => frozenCopy(posts.slots));
  return Object.freeze<PostsView>({
    count: posts.count,
    get author() {
      return author();
    },
    get parent() {
      return parent();
    },
    get likes() {
      return likes();
    },
    get reshares() {
      return reshares();
    },
    get replies() {
      return replies();
    },
    get time() {
      return time();
    },
    get slots() {
      return slots();
    },
    indexOf: (id) => posts.indexOf(id),
    id: (post) => posts.id(post),
    at: (post) => posts.at(post),
    given: (post) => posts.given(post),
    slotKey: (post) => ({ ...posts.slotKey(post) }),
    isHidden: (post) => posts.isHidden(post),
    reachesEveryone: (post) => posts.reachesEveryone(post),
  });
}

function followsOf({ follows }: WorldView): FollowsView {
  return Object.freeze<FollowsView>({
    accounts: follows.accounts,
    count: follows.count,
    followedBy: (account) => copyOf(follows.followedBy(account)),
    followersOf: (account) => copyOf(follows.followersOf(account)),
    has: (follower, followed) => follows.has(follower, followed),
  });
}

function seenOf({ seen }: WorldView): WorldView["seen"] {
  return Object.freeze<WorldView["seen"]>({
    size: seen.size,
    bytes: seen.bytes,
    has: (agent, post) => seen.has(agent, post),
    hasReshared: (agent, post) => seen.hasReshared(agent, post),
  });
}

function statesOf({ states }: WorldView): WorldView["states"] {
  if (states === null) return null;
  return Object.freeze<StatesView>({
    fields: frozenCopy(states.fields),
    of: (agent) => Object.freeze(states.of(agent)),
    column: (field) => copyOf(states.column(field)),
  });
}

function drawsOf({ draws }: WorldView): WorldView["draws"] {
  return Object.freeze<WorldView["draws"]>({
    uniform: (...about) => draws.uniform(...about),
    uniformOf: (...about) => draws.uniformOf(...about),
    below: (...about) => draws.below(...about),
    keyFor: (purpose) => ({ ...draws.keyFor(purpose) }),
  });
}

/**
 * Returns a copy of the first numbers of a list.
 * @param count number of numbers to copy. Default: all
 */
function copyOf(numbers: Numbers, count = numbers.length): Numbers {
  return new Float64Array(numbers).subarray(0, count);
}

/** Returns a function that creates its value at the first call. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
