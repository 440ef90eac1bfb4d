import type { KeyedRandom } from "../../random/keyed-random.js";
import type { EdgeList } from "../follows.js";

/** Returns the next random number, from 0 up to, but not including, 1. The numbers of a network form one sequence. */
export type Next = () => number;

/** Returns the sequence of random numbers for the edges of a network. */
export function edgeDraws(draws: KeyedRandom): Next {
  const key = draws.keyFor("edge");
  let count = 0;
  return () => draws.uniformOf(key, count % 0x100000000, Math.floor(count++ / 0x100000000), 0, 0, 0);
}

/** The edges of a network, as a growing list of follows. */
export class Pairs {
  private readonly followers: number[] = [];
  private readonly followed: number[] = [];
  private readonly directed: boolean;

  /** @param directed whether an edge is a single follow. If not, both ends follow each other */
  constructor(directed: boolean) {
    this.directed = directed;
  }

  add(a: number, b: number): void {
    this.follow(a, b);
    if (!this.directed) this.follow(b, a);
  }

  get edges(): EdgeList {
    return {
      followers: Uint32Array.from(this.followers),
      followed: Uint32Array.from(this.followed),
    };
  }

  private follow(follower: number, followed: number): void {
    this.followers.push(follower);
    this.followed.push(followed);
  }
}

/**
 * Calls `onPick` with each number from 0 to `count` - 1 that is picked, each independently with the given probability.
 * It skips directly to the next picked number, so its running time is proportional to the number of picks (Batagelj and
 * Brandes 2005, https://doi.org/10.1103/PhysRevE.71.036113).
 */
export function forEachPick(
  count: number,
  probability: number,
  next: Next,
  onPick: (picked: number) => void,
): void {
  if (probability <= 0) return;
  const scale = probability >= 1 ? null : Math.log1p(-probability);
  let at = -1;
  for (;;) {
    at += scale === null ? 1 : 1 + Math.floor(Math.log1p(-next()) / scale);
    if (at >= count) return;
    onPick(at);
  }
}

/** Returns the pair at an index of the sequence (1,0), (2,0), (2,1), (3,0) and so on. */
export function unorderedPair(index: number): readonly [number, number] {
  let high = Math.floor((1 + Math.sqrt(1 + 8 * index)) / 2);
  // The square root of a large number may be off by one.
  while ((high * (high - 1)) / 2 > index) high--;
  while (((high + 1) * high) / 2 <= index) high++;
  return [high, index - (high * (high - 1)) / 2];
}

/** Returns the pair at an index of the sequence of all ordered pairs of different numbers below `count`. */
export function orderedPair(index: number, count: number): readonly [number, number] {
  const from = Math.floor(index / (count - 1));
  const other = index % (count - 1);
  return [from, other < from ? other : other + 1];
}
