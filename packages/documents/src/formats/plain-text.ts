import type { Block, Contents } from "../document.js";

/** Reads plain text, in which empty lines separate paragraphs. */
export function readPlainText(text: string): Contents {
  return { title: null, date: null, blocks: paragraphsOf(text.split(/\r\n|\n|\r/), 1) };
}

/**
 * Returns the paragraphs of some lines. Empty lines separate them.
 * @param firstLine number of the first line
 */
function paragraphsOf(lines: readonly string[], firstLine: number): Block[] {
  const blocks: Block[] = [];
  let start: number | null = null;
  lines.forEach((line, index) => {
    if (line.trim() !== "") start ??= index;
    const next = lines[index + 1];
    if (start === null || (next !== undefined && next.trim() !== "")) return;
    const text = lines
      .slice(start, index + 1)
      .join("\n")
      .trim();
    if (text !== "") blocks.push({ isHeading: false, text, line: firstLine + start });
    start = null;
  });
  return blocks;
}
