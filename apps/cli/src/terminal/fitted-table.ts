import Table from "cli-table3";
import { asMarked, splitAtColours, withColours } from "./colours.js";

/** Maximum width of a table: some terminals of 80 columns wrap a full line. */
const maxWidth = 79;

/** The width of a column without its text: a space on each side, and the line at its right. */
const frame = 3;

/**
 * Formats a table for a terminal of 80 columns. If it is too wide, its widest columns are narrowed to an equal width.
 * Their cells are wrapped between words; a word that is longer than its column is split.
 * @param rows cells without control characters; colours are marked as by `colours`
 */
export function fittedTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(withColours));
  const natural = head.map((name, column) =>
    Math.max(...[name, ...cells.map((row) => row[column] ?? "")].map(widthOf)),
  );
  const widths = fitted(natural, maxWidth - 1 - frame * head.length);
  const broken = (row: readonly string[]): string[] =>
    row.map((cell, column) => withBrokenWords(cell, widths[column] ?? 1));
  const table = new Table({
    head: broken(head),
    colWidths: widths.map((width) => width + frame - 1),
    wordWrap: true,
    style: { head: [], border: [] },
  });
  table.push(...cells.map(broken));
  return asMarked(table.toString());
}

/** Limits widths to a common maximum, so that their sum fits. */
function fitted(natural: readonly number[], room: number): number[] {
  let bound = Math.max(...natural);
  const sum = (): number => natural.reduce((total, width) => total + Math.min(width, bound), 0);
  while (bound > 1 && sum() > room) bound--;
  return natural.map((width) => Math.min(width, bound));
}

/** Returns the width of a text's widest line. */
function widthOf(text: string): number {
  const lines = splitAtColours(text).filter((_, index) => index % 2 === 0);
  return Math.max(...lines.join("").split("\n").map(columnsOf));
}

function columnsOf(text: string): number {
  return [...text].reduce((sum, character) => sum + columnsOfCharacter(character), 0);
}

/** Matches characters with a width of two columns, such as Chinese and Japanese characters and emoji. */
const wide =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Extended_Pictographic}|[\u3000-\u303F\uFF00-\uFF60]/u;

function columnsOfCharacter(character: string): number {
  return wide.test(character) ? 2 : 1;
}

/** Splits the words of a text that are wider than a column. */
function withBrokenWords(text: string, width: number): string {
  return splitAtColours(text)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/\S+/g, (word) => broken(word, width))))
    .join("");
}

function broken(word: string, width: number): string {
  const lines: string[] = [];
  let line = "";
  for (const character of word) {
    if (line !== "" && columnsOf(line) + columnsOfCharacter(character) > width) {
      lines.push(line);
      line = "";
    }
    line += character;
  }
  return [...lines, line].join("\n");
}
