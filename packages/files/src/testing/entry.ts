import type { JournalOptions } from "../journal/journal-options.js";

/** A record of journals in tests. */
export interface Entry {
  readonly id: number;
  readonly text: string;
}

/** Options of a journal of entries; `seen` gets those that are there. */
export function entries(seen: Entry[] = []): JournalOptions<Entry> {
  return {
    opening: '{"id":',
    read(value) {
      if (isEntry(value)) return value;
      throw new Error("id must be a whole number, text a string");
    },
    onRecord: (entry) => void seen.push(entry),
    syncEveryMs: 0,
  };
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null || !("id" in value) || !("text" in value)) return false;
  return Number.isInteger(value.id) && typeof value.text === "string" && Object.keys(value).length === 2;
}
