import type { Block, Passage } from "./document.js";

/**
 * Converts blocks to passages, each with the heading above it. A heading without content becomes a passage,
 * so that no text is lost.
 */
export function toPassages(blocks: readonly Block[]): Passage[] {
  let heading: string | null = null;
  return blocks.flatMap(({ isHeading, text, page = null, line = null }, index): Passage[] => {
    if (!isHeading) return [{ text, heading, page, line }];
    heading = text;
    return index === blocks.length - 1 ? [{ text, heading: null, page, line }] : [];
  });
}
