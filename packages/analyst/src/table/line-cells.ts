/** Cells of a line of a CSV; delimiters inside quotes are spaces. */
export function lineCells(line: string, delimiter: string): string[] {
  return line.replace(/"(?:[^"]|"")*"/g, (quoted) => quoted.replaceAll(delimiter, " ")).split(delimiter);
}

/**
 * Whether only the first cell of a line has content, as in a title or note that a spreadsheet pads with delimiters. A
 * line with an open quotation mark belongs to a value of several lines and does not count.
 */
export function isFirstAlone(line: string, delimiter: string): boolean {
  if ((line.match(/"/g) ?? []).length % 2 === 1) return false;
  const [first = "", ...others] = lineCells(line, delimiter);
  return first.trim() !== "" && others.every((cell) => /^\s*(?:"\s*")?\s*$/.test(cell));
}
