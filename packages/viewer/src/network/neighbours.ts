/** For each number, the numbers with which it is paired. All lists are stored in one array. */
export class Neighbours {
  private readonly offsets: Uint32Array;
  private readonly members: Uint32Array;

  constructor(count: number, from: Uint32Array, to: Uint32Array) {
    const offsets = new Uint32Array(count + 1);
    for (const key of from) offsets[key + 1] = (offsets[key + 1] ?? 0) + 1;
    for (let key = 0; key < count; key++) offsets[key + 1] = (offsets[key + 1] ?? 0) + (offsets[key] ?? 0);
    const members = new Uint32Array(from.length);
    const next = offsets.slice(0, count);
    for (let pair = 0; pair < from.length; pair++) {
      const key = from[pair] ?? 0;
      const place = next[key] ?? 0;
      members[place] = to[pair] ?? 0;
      next[key] = place + 1;
    }
    this.offsets = offsets;
    this.members = members;
  }

  /** Returns the numbers with which `key` is paired. */
  of(key: number): Uint32Array {
    return this.members.subarray(this.offsets[key] ?? 0, this.offsets[key + 1] ?? 0);
  }
}
