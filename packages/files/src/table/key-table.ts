import { createHash } from "node:crypto";

/** Number of 32-bit words of a key's hash. Two of millions of keys practically never share 128 bits. */
const hashWords = 4;
/** Number of words of a slot: the hash, and the number of the key plus 1. */
const slotWords = hashWords + 1;
/** Number of slots of a new table. */
const firstSlots = 1_024;

/**
 * Numbers keys in the order in which they are added. A key takes about 40 bytes of memory, whatever its length, because
 * only a hash of it is stored.
 */
export class KeyTable {
  private slots = new Uint32Array(firstSlots * slotWords);
  private count = 0;

  /** Number of keys. */
  get size(): number {
    return this.count;
  }

  /**
   * Returns the number of a key, counted from 0, and adds the key if it is new.
   * @returns its number, and whether it was added by this call
   */
  add(key: string): { readonly number: number; readonly isNew: boolean } {
    const hash = hashOf(key);
    const slot = this.slotOf(hash);
    const found = this.slots[slot + hashWords] ?? 0;
    if (found > 0) return { number: found - 1, isNew: false };
    this.slots.set(hash, slot);
    this.slots[slot + hashWords] = ++this.count;
    if (3 * slotWords * this.count > 2 * this.slots.length) this.grow();
    return { number: this.count - 1, isNew: true };
  }

  /** Returns the number of a key; `null` if it was not added. */
  get(key: string): number | null {
    const found = this.slots[this.slotOf(hashOf(key)) + hashWords] ?? 0;
    return found === 0 ? null : found - 1;
  }

  /** Returns the first word of the key's slot: its own, or the free one in which it belongs. */
  private slotOf(hash: Uint32Array): number {
    const slots = this.slots.length / slotWords;
    for (let at = (hash[0] ?? 0) % slots; ; at = (at + 1) % slots) {
      const slot = at * slotWords;
      if (this.slots[slot + hashWords] === 0 || this.isAt(slot, hash)) return slot;
    }
  }

  private isAt(slot: number, hash: Uint32Array): boolean {
    return hash.every((word, index) => this.slots[slot + index] === word);
  }

  private grow(): void {
    const old = this.slots;
    this.slots = new Uint32Array(2 * old.length);
    for (let slot = 0; slot < old.length; slot += slotWords) {
      if (old[slot + hashWords] === 0) continue;
      const words = old.subarray(slot, slot + slotWords);
      this.slots.set(words, this.slotOf(words.subarray(0, hashWords)));
    }
  }
}

function hashOf(key: string): Uint32Array {
  const digest = createHash("sha256").update(key).digest();
  return Uint32Array.from({ length: hashWords }, (_, index) => digest.readUInt32LE(4 * index));
}
