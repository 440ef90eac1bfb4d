import type { Block } from "../../document.js";
import type { PageLine } from "./page-lines.js";

/**
 * Maximum distance between two lines of a paragraph, in line heights: greater than the usual 1.2 of double
 * spacing, less than an empty line.
 */
const maxLineDistance = 1.6;

/** Minimum ratio of a heading's font height to that of the body text. */
const minHeadingScale = 1.15;

/** Maximum length of a heading, in characters. */
const maxHeadingLength = 150;

/**
 * Groups the lines of a page into blocks: adjacent lines form a paragraph, larger lines are headings, and
 * lines with cells are table rows.
 * @param bodyHeight height of the font of most of the document's text
 */
export function pageBlocks(lines: readonly PageLine[], bodyHeight: number, page: number): Block[] {
  const blocks: Block[] = [];
  let paragraph: { text: string; line: number } | null = null;
  const flush = (): void => {
    if (paragraph !== null) blocks.push({ isHeading: false, page, ...paragraph });
    paragraph = null;
  };
  lines.forEach(({ text, cells, height, y }, index) => {
    const line = index + 1;
    const before = lines[index - 1];
    const isClose =
      before !== undefined &&
      before.y > y &&
      before.y - y <= maxLineDistance * Math.max(height, before.height);
    if (cells > 1) {
      flush();
      blocks.push({ isHeading: false, text, page, line });
    } else if (isHeadingLine(text, height, bodyHeight)) {
      flush();
      const last = blocks.at(-1);
      const continues = isClose && last?.isHeading === true && before?.height === height;
      if (continues) blocks.splice(-1, 1, { ...last, text: `${last.text} ${text}` });
      else blocks.push({ isHeading: true, text, page, line });
    } else if (paragraph === null || !isClose || before?.cells !== 1) {
      flush();
      paragraph = { text, line };
    } else paragraph = { ...paragraph, text: joined(paragraph.text, text) };
  });
  flush();
  return blocks;
}

function isHeadingLine(text: string, height: number, bodyHeight: number): boolean {
  return height >= minHeadingScale * bodyHeight && text.length <= maxHeadingLength && /\p{L}/u.test(text);
}

/** Joins two lines: a word hyphenated at the end of a line is joined if both halves are lower case. */
function joined(text: string, next: string): string {
  const isDivided = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next);
  return isDivided ? text.slice(0, -1) + next : `${text} ${next}`;
}
