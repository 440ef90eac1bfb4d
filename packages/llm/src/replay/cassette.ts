import type { CassetteEntry } from "./cassette-entry.js";

/** Recorded requests by their key, each with what the client did, in the order in which it was asked. */
export class Cassette {
  private readonly takes = new Map<string, CassetteEntry[]>();

  /** @param entries in the order in which they were recorded */
  constructor(entries: Iterable<CassetteEntry> = []) {
    for (const entry of entries) this.add(entry);
  }

  /** Adds what was recorded last. The takes of an earlier recording of the same request are replaced. */
  add(entry: CassetteEntry): void {
    const known = this.takes.get(entry.key) ?? [];
    this.takes.set(entry.key, [...known.filter(({ session }) => session === entry.session), entry]);
  }

  /**
   * Returns the recorded outcome of the n-th request with this key (counted from 0). If it was recorded fewer times,
   * the last answer is repeated; a failure is not: `undefined`.
   */
  take(key: string, n: number): CassetteEntry | undefined {
    const takes = this.takes.get(key) ?? [];
    const last = takes.at(-1);
    return takes[n] ?? (last?.failure === null ? last : undefined);
  }

  /** Returns every entry that still counts. */
  entries(): CassetteEntry[] {
    return [...this.takes.values()].flat();
  }
}
