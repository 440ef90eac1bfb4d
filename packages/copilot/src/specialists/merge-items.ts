import type { Item } from "@concordat/contracts/decision-run";

/** An item of one answer, with the passages that it cites. */
export type FoundItem = Pick<Item, "text" | "sources">;

/**
 * Merges the items of earlier answers with those of another one. Items that differ only in case and punctuation are
 * treated as equal.
 */
export function mergeItems(before: readonly Item[], found: readonly FoundItem[]): Item[] {
  const merged = new Map(before.map((item) => [keyOf(item.text), item]));
  const named = new Set<string>();
  for (const { text, sources } of found) {
    const key = keyOf(text);
    const known = merged.get(key);
    const again = named.has(key);
    named.add(key);
    merged.set(key, {
      text: known?.text ?? text,
      named_by: (known?.named_by ?? 0) + (again ? 0 : 1),
      sources: [...new Set([...(known?.sources ?? []), ...sources])],
    });
  }
  return [...merged.values()].sort((a, b) => b.named_by - a.named_by);
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, " ")
    .trim();
}
