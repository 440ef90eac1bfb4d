import type { Block } from "../../document.js";
import type { PageLine } from "./page-lines.js";

/**
 * Maximum distance between two lines of a paragraph, in line heights: greater than the usual 1.2 of double
 * spacing, less than an empty line.
 */
const maxLineDistance = 1.6;

/** Maximum distance between two lines of one heading, in line heights. Two separate headings are further apart. */
const maxHeadingLineDistance = 1.4;

/** Minimum ratio of a heading's font height to that of the body text. */
const minHeadingScale = 1.15;

/** Maximum length of a heading, in characters. */
const maxHeadingLength = 150;

/** The font of most of a document's text. */
export interface BodyFont {
  readonly height: number;
  readonly font: string | null;
}

/**
 * Groups the lines of a page into blocks. Adjacent lines form a paragraph; larger lines, and short lines in another
 * font, are headings; lines with cells are table rows.
 */
export function pageBlocks(lines: readonly PageLine[], body: BodyFont, page: number): Block[] {
  const blocks: Block[] = [];
  let paragraph: { text: string; line: number } | null = null;
  const flush = (): void => {
    if (paragraph !== null) blocks.push({ isHeading: false, page, ...paragraph });
    paragraph = null;
  };
  lines.forEach((pageLine, index) => {
    const { text, cells, height, font } = pageLine;
    const line = index + 1;
    const before = lines[index - 1];
    const distance = before === undefined ? Number.NaN : lineDistance(before, pageLine);
    const isClose = distance > 0 && distance <= maxLineDistance;
    if (cells > 1) {
      flush();
      blocks.push({ isHeading: false, text, page, line });
    } else if (isHeadingLine(lines, index, body)) {
      flush();
      const last = blocks.at(-1);
      const isSameFont = before?.height === height && before.font === font;
      const continues = last?.isHeading === true && isSameFont && distance <= maxHeadingLineDistance;
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

/**
 * Returns the distance between two lines, divided by the height of the taller one. It is negative if the second line is
 * above the first.
 */
function lineDistance(before: PageLine, after: PageLine): number {
  return (before.y - after.y) / Math.max(after.height, before.height);
}

function isHeadingLine(lines: readonly PageLine[], index: number, body: BodyFont): boolean {
  const line = lines[index];
  if (line === undefined || line.text.length > maxHeadingLength || !/\p{L}/u.test(line.text)) return false;
  return line.height >= minHeadingScale * body.height || isSetOff(lines, index, body);
}

/** The number of a section before its heading. */
const sectionNumber = /^(?:\d+(?:\.\d+)*\.?|[A-Z]\.|§\s*\d+)\s+/u;

/** Matches the text of a heading: no digits, no characters of code, and no end of a sentence. */
const headingWords = /^[\p{Lu}\p{Lo}][\p{L}\p{M}\s'’&/()–—,-]*[\p{L}\p{M}?)]$/u;

/**
 * Whether a line is a heading because its font differs from the body's, as a bold line does. The complete line must
 * have that font, be outside all body paragraphs, and be neither a sentence nor a figure. Sentences and figures must
 * remain passages that can be cited.
 */
function isSetOff(lines: readonly PageLine[], index: number, body: BodyFont): boolean {
  const at = (place: number): PageLine | undefined => lines[place];
  const isOwn = (line: PageLine | undefined): line is PageLine =>
    line !== undefined && line.font !== null && line.font !== body.font && line.cells === 1;
  const line = at(index);
  if (!isOwn(line)) return false;
  let first = index;
  let last = index;
  const belongs = (one: number, other: number): boolean => {
    const [above, below] = [at(one), at(other)];
    return (
      isOwn(above) &&
      isOwn(below) &&
      above.font === below.font &&
      lineDistance(above, below) <= maxHeadingLineDistance
    );
  };
  while (belongs(first - 1, first)) first--;
  while (belongs(last, last + 1)) last++;
  const before = at(first - 1);
  const after = at(last + 1);
  const top = at(first);
  const isApart =
    before === undefined || top === undefined || !(lineDistance(before, top) <= maxHeadingLineDistance);
  const text = lines
    .slice(first, last + 1)
    .map((each) => each.text)
    .join(" ");
  const words = text.replace(sectionNumber, "");
  return (
    isApart &&
    after?.font !== undefined &&
    !isOwn(after) &&
    text.length <= maxHeadingLength &&
    headingWords.test(words)
  );
}

/** Joins two lines. A word that is hyphenated at the end of a line is joined if both halves are in lower case. */
function joined(text: string, next: string): string {
  const isDivided = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next);
  return isDivided ? text.slice(0, -1) + next : `${text} ${next}`;
}
