/** The numbers of lines whose record was replaced by a later one. Each line takes one bit of memory. */
export class ReplacedLines {
  private bits = new Uint8Array(1_024);
  private lines = 0;

  /** Number of lines. */
  get count(): number {
    return this.lines;
  }

  /** Adds a line, counted from 0. */
  add(line: number): void {
    const byte = line >> 3;
    if (byte >= this.bits.length) {
      const larger = new Uint8Array(2 * (byte + 1));
      larger.set(this.bits);
      this.bits = larger;
    }
    if (this.has(line)) return;
    this.bits[byte] = (this.bits[byte] ?? 0) | (1 << (line & 7));
    this.lines++;
  }

  has(line: number): boolean {
    return ((this.bits[line >> 3] ?? 0) & (1 << (line & 7))) !== 0;
  }
}
