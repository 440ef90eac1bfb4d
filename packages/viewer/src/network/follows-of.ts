import type { LoadedScenario } from "@concordat/simulation";

/** Who follows whom, as lists of neighbours. */
export interface FollowLists {
  /** How many accounts there are. */
  readonly accounts: number;
  /** How many pairs there are. */
  readonly count: number;
  /** Whom an account follows. */
  followedBy(account: number): Uint32Array;
  /** Who follows an account. */
  followersOf(account: number): Uint32Array;
}

const known = new WeakMap<LoadedScenario, FollowLists>();

/** Who follows whom at the start of a run. The lists are made once. */
export function followsOf(scenario: LoadedScenario): FollowLists {
  const lists = known.get(scenario) ?? listsOf(scenario);
  known.set(scenario, lists);
  return lists;
}

function listsOf({ accounts, edges: { followers, followed } }: LoadedScenario): FollowLists {
  const byFollower = new Neighbours(accounts.count, followers, followed);
  const byFollowed = new Neighbours(accounts.count, followed, followers);
  return {
    accounts: accounts.count,
    count: followers.length,
    followedBy: (account) => byFollower.of(account),
    followersOf: (account) => byFollowed.of(account),
  };
}

/** For each number the numbers that it is paired with, in one array. */
export class Neighbours {
  private readonly offsets: Uint32Array;
  private readonly members: Uint32Array;

  constructor(count: number, from: Uint32Array, to: Uint32Array) {
    const offsets = new Uint32Array(count + 1);
    for (const key of from) offsets[key + 1] = (offsets[key + 1] ?? 0) + 1;
    for (let key = 0; key < count; key++) offsets[key + 1] = (offsets[key + 1] ?? 0) + (offsets[key] ?? 0);
    const members = new Uint32Array(from.length);
    const next = offsets.slice(0, count);
    for (const [pair, key] of from.entries()) {
      const place = next[key] ?? 0;
      members[place] = to[pair] ?? 0;
      next[key] = place + 1;
    }
    this.offsets = offsets;
    this.members = members;
  }

  /** The numbers that one is paired with. */
  of(key: number): Uint32Array {
    return this.members.subarray(this.offsets[key] ?? 0, this.offsets[key + 1] ?? 0);
  }
}
