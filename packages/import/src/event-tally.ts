/** Counts repeated events, so that each is reported once. */
export class EventTally {
  private readonly counts = new Map<string, number>();

  /** Adds to the count of a sentence. The sentence has no full stop. */
  add(sentence: string, count = 1): void {
    this.counts.set(sentence, (this.counts.get(sentence) ?? 0) + count);
  }

  /** The sentences, each with its count: `dates without a time are read as midnight (12 entries)`. */
  get sentences(): string[] {
    return [...this.counts].map(
      ([sentence, count]) => `${sentence} (${count} ${count === 1 ? "entry" : "entries"})`,
    );
  }
}
