import type { CassetteEntry } from "./cassette-entry.js";

/** Recorded requests by key. Each key has its answers and failures in the order in which they were recorded. */
export class Cassette {
  private readonly takes = new Map<string, CassetteEntry[]>();

  /** @param entries in the order in which they were recorded */
  constructor(entries: Iterable<CassetteEntry> = []) {
    for (const entry of entries) this.add(entry);
  }

  /** Adds an entry. It replaces the entries for the same request that an earlier recording contains. */
  add(entry: CassetteEntry): void {
    const known = this.takes.get(entry.key) ?? [];
    this.takes.set(entry.key, [...known.filter(({ session }) => session === entry.session), entry]);
  }

  /**
   * Returns the recorded outcome of the n-th request with this key, counted from 0. If there are fewer recordings,
   * the last answer is repeated. A failure is not repeated: the result is then `undefined`.
   */
  take(key: string, n: number): CassetteEntry | undefined {
    const takes = this.takes.get(key) ?? [];
    const last = takes.at(-1);
    return takes[n] ?? (last?.failure === null ? last : undefined);
  }

  /** Returns all entries that have not been replaced. */
  entries(): CassetteEntry[] {
    return [...this.takes.values()].flat();
  }
}
