import { copyFile, open, truncate } from "node:fs/promises";
import { isFirstAlone, lineCells } from "./line-cells.js";
import { copyIn } from "./utf8-copy.js";

/** Number of bytes at the end of a file that are searched for notes. */
const maxTail = 16_384;
/** Maximum number of lines of notes. If there are more, they count as broken rows. */
export const maxNotes = 20;

/** Matches the start of notes that have no blank line before them. */
const opening =
  /^\W*(?:sources?|notes?|footnotes?|remarks?|comments?|disclaimer|generated|exported|created|printed|downloaded|retrieved|copyright|quelle|quellen|hinweise?|anmerkung(?:en)?|stand)\b\s*\S|^"?(?:\*|†|©)/i;

/** Whether a text begins as notes do. */
export function opensNote(text: string): boolean {
  return opening.test(text);
}

/** Matches a labelled note, which may have all cells of a row. */
const labelled = /^"?(?:sources?|notes?|footnotes?|remarks?|quelle|quellen|hinweise?|anmerkung(?:en)?)\s*:/i;

interface Line {
  readonly text: string;
  /** The offset of the line's start, in bytes of the tail. */
  readonly start: number;
}

/** A CSV file, or a copy of it without the notes after its last row. */
export interface WithoutNotes {
  readonly path: string;
  /** The lines that were removed. */
  readonly lines: readonly string[];
}

/**
 * Removes the notes after the last row of a CSV file: lines without columns after a blank line, or lines that begin
 * like notes. The file itself is not changed; a shortened copy is created in the folder.
 * @param file the path as the user wrote it; this file is never changed
 * @param path the path of the same file in UTF-8
 */
export async function withoutTrailingNotes(
  file: string,
  path: string,
  folder: string,
  { delimiter, header }: { readonly delimiter: string; readonly header: string },
): Promise<WithoutNotes> {
  const columns = lineCells(header, delimiter).length;
  if (columns < 2 || /\.gz$/i.test(path)) return { path, lines: [] };
  const { tail, from } = await tailOf(path);
  const lines = linesOf(tail);
  const first = firstNote(lines, delimiter, columns);
  const [start] = lines.slice(first);
  if (start === undefined) return { path, lines: [] };
  const copy = copyIn(folder);
  if (path === file) await copyFile(file, copy);
  await truncate(copy, from + start.start);
  const noteTexts = lines.slice(first).map(({ text }) => plainText(text, delimiter));
  return { path: copy, lines: noteTexts.filter((text) => text !== "") };
}

async function tailOf(path: string): Promise<{ readonly tail: Buffer; readonly from: number }> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const from = Math.max(0, size - maxTail);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - from), 0, size - from, from);
    return { tail: buffer.subarray(0, bytesRead), from };
  } finally {
    await handle.close();
  }
}

/** Splits the end of a file into lines. The first line may be incomplete. */
function linesOf(tail: Buffer): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start < tail.length) {
    const end = tail.indexOf("\n", start);
    const next = end < 0 ? tail.length : end + 1;
    lines.push({ text: tail.toString("utf8", start, next).trim(), start });
    start = next;
  }
  return lines;
}

/** Returns the index of the first line of notes, or the number of lines if there are no notes. */
function firstNote(lines: readonly Line[], delimiter: string, columns: number): number {
  const isBlank = ({ text }: Line): boolean => plainText(text, delimiter) === "";
  let at = lines.length;
  let notes = 0;
  for (;;) {
    const line = lines[at - 1];
    // Two lines at least are left: the header and a row, or a cut line before a row.
    if (line === undefined || at <= 2) return lines.length;
    if (!isBlank(line) && !isNote(line, delimiter, columns)) break;
    if (!isBlank(line)) notes++;
    at--;
  }
  const block = lines.slice(at);
  const [first] = block;
  if (notes === 0 || notes > maxNotes || first === undefined) return lines.length;
  return isBlank(first) || opensNote(first.text) ? at : lines.length;
}

/**
 * Whether a line is a note: a single cell, or a sentence with commas. A line with an open quotation mark belongs to a
 * value of several lines.
 */
function isNote({ text }: Line, delimiter: string, columns: number): boolean {
  if ((text.match(/"/g) ?? []).length % 2 === 1) return false;
  const cells = lineCells(text, delimiter);
  const [first = "", ...others] = cells;
  const isAlone = isFirstAlone(text, delimiter);
  // A line with all of its cells is a row, even if only the first is filled, unless it is labelled as a note.
  if (cells.length === columns) return isAlone && labelled.test(text);
  return (
    isAlone || (/\p{L}/u.test(first) && others.every((cell) => delimiter === "," && cell.startsWith(" ")))
  );
}

/** Returns the text of a note without quotation marks and the delimiters of its empty cells. */
function plainText(line: string, delimiter: string): string {
  const [first = "", ...others] = lineCells(line, delimiter);
  const filled = others.every((cell) => cell.trim() === "") ? line.slice(0, first.length) : line;
  return filled.trim().replace(/^"(.*)"$/, "$1");
}
