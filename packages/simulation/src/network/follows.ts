/**
 * A list of edges: `followers[i]` follows `followed[i]`. Followers are agents; followed accounts are agents or other
 * authors. All are numbers.
 */
export interface EdgeList {
  readonly followers: Uint32Array;
  readonly followed: Uint32Array;
}

/** For each account, the accounts that it follows and its followers. They are stored as offsets into sorted arrays. */
export class Follows {
  private byFollower: Rows;
  private byFollowed: Rows;
  /** Number of accounts. Agents have the lowest numbers, followed by the other authors. */
  readonly accounts: number;

  constructor(accounts: number, edges: EdgeList) {
    this.accounts = accounts;
    this.byFollower = rowsOf(accounts, edges.followers, edges.followed);
    this.byFollowed = rowsOf(accounts, edges.followed, edges.followers);
  }

  get count(): number {
    return this.byFollower.members.length;
  }

  /** Returns the accounts that an account follows, sorted by number. */
  followedBy(account: number): Uint32Array {
    return rowOf(this.byFollower, account);
  }

  /** Returns the followers of an account, sorted by number. */
  followersOf(account: number): Uint32Array {
    return rowOf(this.byFollowed, account);
  }

  has(follower: number, followed: number): boolean {
    const { offsets, members } = this.byFollower;
    let low = offsets[follower] ?? 0;
    let high = offsets[follower + 1] ?? 0;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const member = members[middle] ?? 0;
      if (member === followed) return true;
      if (member < followed) low = middle + 1;
      else high = middle;
    }
    return false;
  }

  /** Adds and removes edges. Added edges that already exist and removed edges that do not exist are ignored. */
  change(
    added: readonly (readonly [number, number])[],
    removed: readonly (readonly [number, number])[],
  ): void {
    const gone = new Set(removed.map(([follower, followed]) => follower * this.accounts + followed));
    const fresh = new Map(
      added
        .filter(([follower, followed]) => !this.has(follower, followed))
        .map((pair) => [pair[0] * this.accounts + pair[1], pair]),
    );
    const followers: number[] = [];
    const followed: number[] = [];
    for (let follower = 0; follower < this.accounts; follower++) {
      for (const member of this.followedBy(follower)) {
        if (gone.has(follower * this.accounts + member)) continue;
        followers.push(follower);
        followed.push(member);
      }
    }
    for (const [follower, member] of fresh.values()) {
      followers.push(follower);
      followed.push(member);
    }
    this.byFollower = rowsOf(this.accounts, followers, followed);
    this.byFollowed = rowsOf(this.accounts, followed, followers);
  }
}

/**
 * Lists of numbers by key. The list of a key contains the elements of `members` from `offsets[key]` up to, but not
 * including, `offsets[key + 1]`.
 */
interface Rows {
  readonly offsets: Uint32Array;
  readonly members: Uint32Array;
}

function rowOf({ offsets, members }: Rows, key: number): Uint32Array {
  return members.subarray(offsets[key] ?? 0, offsets[key + 1] ?? 0);
}

function rowsOf(keys: number, from: ArrayLike<number>, to: ArrayLike<number>): Rows {
  const offsets = new Uint32Array(keys + 1);
  for (let edge = 0; edge < from.length; edge++) {
    const at = (from[edge] ?? 0) + 1;
    offsets[at] = (offsets[at] ?? 0) + 1;
  }
  for (let key = 0; key < keys; key++) offsets[key + 1] = (offsets[key + 1] ?? 0) + (offsets[key] ?? 0);
  const members = new Uint32Array(from.length);
  const next = offsets.slice(0, keys);
  for (let edge = 0; edge < from.length; edge++) {
    const key = from[edge] ?? 0;
    const place = next[key] ?? 0;
    members[place] = to[edge] ?? 0;
    next[key] = place + 1;
  }
  for (let key = 0; key < keys; key++) {
    const start = offsets[key] ?? 0;
    const end = offsets[key + 1] ?? 0;
    if (!isSorted(members, start, end)) members.subarray(start, end).sort();
  }
  return { offsets, members };
}

/** Whether a range of a list is sorted. It usually is, because edges are already sorted by one of their ends. */
function isSorted(members: Uint32Array, start: number, end: number): boolean {
  for (let place = start + 1; place < end; place++)
    if ((members[place - 1] ?? 0) > (members[place] ?? 0)) return false;
  return true;
}
