import type { WeightedGraph } from "./communities.js";
import { Neighbours } from "./neighbours.js";

/** The follows of a network, as pairs of account numbers. */
export interface FollowPairs {
  /** Number of accounts. */
  readonly accounts: number;
  /** The follower of each pair. */
  readonly followers: Uint32Array;
  /** The followed account of each pair. */
  readonly followed: Uint32Array;
}

/**
 * Returns a graph in which two accounts are neighbours if one follows the other. If they follow each other, there are
 * two edges.
 */
export function followGraph({ accounts, followers, followed }: FollowPairs): WeightedGraph {
  const [byFollower, byFollowed] = [
    new Neighbours(accounts, followers, followed),
    new Neighbours(accounts, followed, followers),
  ];
  const offsets = new Uint32Array(accounts + 1);
  const neighbours = new Uint32Array(followers.length * 2);
  let at = 0;
  for (let account = 0; account < accounts; account++) {
    for (const list of [byFollower.of(account), byFollowed.of(account)]) {
      neighbours.set(list, at);
      at += list.length;
    }
    offsets[account + 1] = at;
  }
  return { offsets, neighbours, weights: new Float64Array(neighbours.length).fill(1) };
}
