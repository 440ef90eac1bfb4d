import { createHash, type Hash } from "node:crypto";

/** Number of UTF-16 units collected before they are hashed. Many small updates would be slower than the hash itself. */
const chunk = 65_536;

/** A SHA-256 of a text that is given in many small pieces. */
export class TextHash {
  private readonly hash: Hash = createHash("sha256");
  private pending = "";

  add(piece: string): void {
    this.pending += piece;
    if (this.pending.length >= chunk) this.flush();
  }

  digest(): string {
    this.flush();
    return this.hash.digest("hex");
  }

  private flush(): void {
    this.hash.update(this.pending);
    this.pending = "";
  }
}
