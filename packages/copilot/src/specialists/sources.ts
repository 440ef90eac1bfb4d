import type { DecisionRun } from "@concordat/contracts/decision-run";
import { itemRange } from "../limits.js";
import type { FoundItem } from "./merge-items.js";

/** The value that a specialist writes as the source of an item without a passage. */
export const noSource = "none";

/** Returns an answer without items, as an example for the model. */
export function emptyAnswer(withSources: boolean): string {
  return withSources ? '{"sources": [], "items": []}' : '{"items": []}';
}

/** Returns the schema for a list of sources: ids of the run's passages, or `none`. */
export function sourceIds({ sources }: DecisionRun) {
  const ids = sources.map(({ id }) => id);
  return {
    type: "array",
    items: { type: "string", enum: [...ids, noSource] },
    maxItems: itemRange.max,
  } as const;
}

/** Combines items with the passages named for them, by position. Unknown names are ignored. */
export function pointedItems(items: readonly string[], named: unknown, run: DecisionRun): FoundItem[] {
  const ids = knownIds(named, run);
  return items.map((text, index) => ({ text, sources: [ids[index] ?? []].flat() }));
}

/** Returns the named ids in the same order. An id that no passage has becomes `null`. */
export function knownIds(named: unknown, { sources }: DecisionRun): (string | null)[] {
  const known = new Set(sources.map(({ id }) => id));
  const ids: readonly unknown[] = Array.isArray(named) ? named : [];
  return ids.map((id) => (typeof id === "string" && known.has(id) ? id : null));
}
