/** Finds the line and column of offsets in a text, each in logarithmic time. */
export class TextLines {
  private readonly starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) this.starts.push(at + 1);
  }

  /** Returns the line of an offset, counted from 1. */
  lineOf(offset: number): number {
    let [low, high] = [0, this.starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  /** Returns the column of an offset, counted from 1. */
  columnOf(offset: number): number {
    return offset - (this.starts[this.lineOf(offset) - 1] ?? 0) + 1;
  }
}
