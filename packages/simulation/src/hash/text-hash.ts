import { createHash, type Hash } from "node:crypto";

/** Number of bytes collected before hashing: many small updates cost more than the hash. */
const chunk = 65_536;

/** SHA-256 over a text given in many small pieces. */
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
