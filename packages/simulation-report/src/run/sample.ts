import { sha256 } from "@concordat/files";

/**
 * A sample without replacement that does not depend on the order of the candidates: those with the smallest
 * hashes.
 */
export class Sample<Item> {
  private readonly taken: { readonly hash: string; readonly item: Item; times: number }[] = [];
  private readonly size: number;
  private readonly purpose: string;
  private readonly seed: number;

  /**
   * @param size how many are drawn at most
   * @param purpose what they are drawn for: with another one others are drawn
   * @param seed makes the draw repeatable
   */
  constructor(size: number, purpose: string, seed: number) {
    this.size = size;
    this.purpose = purpose;
    this.seed = seed;
  }

  /**
   * Adds a candidate.
   * @param key tells the candidate from all others. Of candidates with the same key the first may be drawn, and all are counted
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

  /** The sample of the candidates so far, in the order of their hashes. */
  get items(): Item[] {
    return this.taken.map(({ item }) => item);
  }

  /**
   * The sample, with the number of candidates for each key. All of them are counted: a key among the smallest
   * hashes at the end was so from its first candidate.
   */
  get counted(): { readonly item: Item; readonly times: number }[] {
    return this.taken.map(({ item, times }) => ({ item, times }));
  }
}
