/**
 * Ends a text at the first stop text in it. Text that may be the start of a stop text is held back until that is
 * clear.
 */
export class StopTexts {
  /** Whether a stop text has been received. */
  stopped = false;
  private readonly stops: readonly string[];
  private pending = "";

  constructor(stops: readonly string[] = []) {
    this.stops = stops.filter((stop) => stop !== "");
  }

  /** Adds a piece and returns the text that cannot be part of a stop text. */
  push(piece: string): string {
    if (this.stopped) return "";
    const text = this.pending + piece;
    const found = this.stops.map((stop) => text.indexOf(stop)).filter((at) => at >= 0);
    if (found.length > 0) {
      this.stopped = true;
      this.pending = "";
      return text.slice(0, Math.min(...found));
    }
    const held = Math.max(0, ...this.stops.map((stop) => heldLength(text, stop)));
    this.pending = text.slice(text.length - held);
    return text.slice(0, text.length - held);
  }

  /** Returns the retained text at the end of the stream. */
  flush(): string {
    const rest = this.pending;
    this.pending = "";
    return rest;
  }
}

/** Returns the number of characters at the end of a text that are the start of a stop text. */
function heldLength(text: string, stop: string): number {
  for (let length = Math.min(stop.length - 1, text.length); length > 0; length--) {
    if (text.endsWith(stop.slice(0, length))) return length;
  }
  return 0;
}
