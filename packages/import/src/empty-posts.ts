import type { EntryDraft } from "./build-drafts.js";
import type { SourceEntry } from "./entry.js";

/** Returns the locations of posts that have neither text nor media. */
export function emptyPosts(
  entries: readonly SourceEntry[],
  drafts: readonly EntryDraft[],
  refused: readonly Pick<SourceEntry, "place">[],
): string[] {
  const isRefused = new Set(refused.map(({ place }) => place));
  return drafts.flatMap(({ value: { text, has_media } }, index) => {
    const place = entries[index]?.place ?? "";
    const isEmpty = typeof text === "string" && text.trim() === "" && has_media !== true;
    return isEmpty && !isRefused.has(place) ? [place] : [];
  });
}
