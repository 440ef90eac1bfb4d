import { createHash } from "node:crypto";

/** A draw without replacement that does not depend on the order in which candidates come: those with the least hashes. */
export class Sample<Item> {
  private readonly taken: { readonly hash: string; readonly item: Item }[] = [];
  private readonly size: number;
  private readonly purpose: string;
  private readonly seed: number;

  /** @param size how many are drawn at most */
  constructor(size: number, purpose: string, seed: number) {
    this.size = size;
    this.purpose = purpose;
    this.seed = seed;
  }

  /** @param key tells the candidate from all others */
  offer(key: readonly (string | number)[], item: Item): void {
    const name = JSON.stringify([this.purpose, this.seed, ...key]);
    const hash = createHash("sha256").update(name).digest("hex");
    const last = this.taken.at(-1);
    if (last !== undefined && this.taken.length === this.size && hash >= last.hash) return;
    const place = this.taken.findIndex((one) => one.hash > hash);
    this.taken.splice(place === -1 ? this.taken.length : place, 0, { hash, item });
    if (this.taken.length > this.size) this.taken.pop();
  }

  get items(): Item[] {
    return this.taken.map(({ item }) => item);
  }
}
