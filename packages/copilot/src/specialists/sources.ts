import type { DecisionRun } from "@concordat/contracts/decision-run";
import type { FoundItem } from "./merge-items.js";

/** What a specialist says of an item that rests on no paragraph. */
export const noSource = "none";

/** Items with the paragraphs named for them, in turn. A name that no paragraph has points nowhere. */
export function pointedItems(
  items: readonly string[],
  named: unknown,
  { sources }: DecisionRun,
): FoundItem[] {
  const known = new Set(sources.map(({ id }) => id));
  const ids: readonly unknown[] = Array.isArray(named) ? named : [];
  return items.map((text, index) => {
    const id = ids[index];
    return { text, sources: typeof id === "string" && known.has(id) ? [id] : [] };
  });
}
