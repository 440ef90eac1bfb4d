/** Number of bytes of a SHA-256 digest. */
const digestBytes = 32;

/** Number of digests in a block. Blocks are added one by one, so that a long list is never copied. */
const digestsPerBlock = 4_096;

/** SHA-256 digests in order. Each takes 32 bytes of memory, because a journal may have millions of lines. */
export class Digests implements Iterable<string> {
  private readonly blocks: Buffer[] = [];
  private count = 0;

  constructor(digests: Iterable<string> = []) {
    for (const digest of digests) this.add(digest);
  }

  /** Number of digests. */
  get length(): number {
    return this.count;
  }

  /** Appends a digest, given as 64 hexadecimal digits. */
  add(digest: string): void {
    if (this.count % digestsPerBlock === 0) this.blocks.push(Buffer.alloc(digestsPerBlock * digestBytes));
    this.slot(this.count++).write(digest, "hex");
  }

  /** Returns a digest as hexadecimal digits; `undefined` after the end. */
  at(index: number): string | undefined {
    return index < 0 || index >= this.count ? undefined : this.slot(index).toString("hex");
  }

  /** Returns the first position of a digest; -1 if it is not in the list. */
  indexOf(digest: string): number {
    const bytes = Buffer.from(digest, "hex");
    for (let index = 0; index < this.count; index++) if (this.slot(index).equals(bytes)) return index;
    return -1;
  }

  /** Returns the first position at which this list has another digest than `other`, or any after its end; -1 if none. */
  firstDifference(other: Digests): number {
    for (let index = 0; index < this.count; index++)
      if (index >= other.count || !this.slot(index).equals(other.slot(index))) return index;
    return -1;
  }

  *[Symbol.iterator](): Generator<string> {
    for (let index = 0; index < this.count; index++) yield this.slot(index).toString("hex");
  }

  private slot(index: number): Buffer {
    const start = (index % digestsPerBlock) * digestBytes;
    const block = this.blocks[Math.floor(index / digestsPerBlock)];
    return block?.subarray(start, start + digestBytes) ?? Buffer.alloc(0);
  }
}
