/** Pairs of numbers, as two lists of the same length. */
interface Pairs {
  readonly followers: Uint32Array;
  readonly followed: Uint32Array;
}

/**
 * Calls `onRepeat` with the index of each pair that is equal to an earlier pair.
 * @param ids a number greater than all numbers in the pairs
 */
export function forEachRepeat(
  { followers, followed }: Pairs,
  ids: number,
  onRepeat: (pair: number) => void,
): void {
  const next = new Uint32Array(ids + 1);
  for (const follower of followers) next[follower + 1] = (next[follower + 1] ?? 0) + 1;
  for (let id = 0; id < ids; id++) next[id + 1] = (next[id + 1] ?? 0) + (next[id] ?? 0);
  const byFollower = new Uint32Array(followers.length);
  for (let pair = 0; pair < followers.length; pair++) {
    const follower = followers[pair] ?? 0;
    const place = next[follower] ?? 0;
    byFollower[place] = pair;
    next[follower] = place + 1;
  }
  // For each followed account, the follower of its latest pair, plus 1.
  const latest = new Uint32Array(ids);
  for (const pair of byFollower) {
    const mark = (followers[pair] ?? 0) + 1;
    const other = followed[pair] ?? 0;
    if (latest[other] === mark) onRepeat(pair);
    latest[other] = mark;
  }
}
