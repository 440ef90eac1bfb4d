import { sha256 } from "@concordat/files";

/**
 * A random sample without replacement: the candidates with the smallest hashes. It does not depend on the order of the
 * candidates.
 */
export class Sample<Item> {
  private readonly taken: { readonly hash: string; readonly item: Item; times: number }[] = [];
  private readonly size: number;
  private readonly purpose: string;
  private readonly seed: number;

  /**
   * @param size maximum number of sampled candidates
   * @param purpose a text that identifies the sample. Samples for different purposes are independent
   * @param seed the seed, with which the sample can be repeated
   */
  constructor(size: number, purpose: string, seed: number) {
    this.size = size;
    this.purpose = purpose;
    this.seed = seed;
  }

  /**
   * Adds a candidate.
   * @param key identifies the candidate. If several candidates have the same key, only the first can be sampled, but
   *   all are counted
   * @param item the candidate
   */
  offer(key: readonly (string | number)[], item: Item): void {
    const name = JSON.stringify([this.purpose, this.seed, ...key]);
    const hash = sha256(name);
    const last = this.taken.at(-1);
    if (last !== undefined && this.taken.length === this.size && hash > last.hash) return;
    const known = this.taken.find((one) => one.hash === hash);
    if (known !== undefined) {
      known.times++;
      return;
    }
    const place = this.taken.findIndex((one) => one.hash > hash);
    this.taken.splice(place === -1 ? this.taken.length : place, 0, { hash, item, times: 1 });
    if (this.taken.length > this.size) this.taken.pop();
  }

  /** Returns the sample of the candidates so far, in the order of their hashes. */
  get items(): Item[] {
    return this.taken.map(({ item }) => item);
  }

  /**
   * Returns the sample with the number of candidates for each key. The numbers are complete, because a key in the final
   * sample was in the sample since its first candidate.
   */
  get counted(): { readonly item: Item; readonly times: number }[] {
    return this.taken.map(({ item, times }) => ({ item, times }));
  }
}
