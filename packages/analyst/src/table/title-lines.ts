import { isFirstAlone, lineCells } from "./line-cells.js";

const delimiters = [",", ";", "\t", "|"];
const linesLooked = 200;
const minRows = 2;

/**
 * Returns the number of title or note lines before the header of a CSV file. These lines have no columns, while all
 * lines after them have the same number of columns. Returns 0 if this is not clear.
 */
export function titleLines(text: string): number {
  const lines = text.split(/\r\n|\n|\r/);
  // The last line may be truncated.
  const inspected = lines.slice(0, Math.min(linesLooked, Math.max(1, lines.length - 1)));
  for (const delimiter of delimiters) {
    const counts = inspected.map((line) => (line.trim() === "" ? null : cellsBehind(line, delimiter)));
    const at = counts.findIndex((count) => count !== null && count > 0);
    const before = counts.slice(0, at);
    const behind = counts.slice(at + 1).filter((count) => count !== null);
    // Notes behind the last row have no columns either.
    const rows = behind.slice(0, behind.findLastIndex((count) => count > 0) + 1);
    const isTitled =
      at > 0 &&
      inspected.slice(0, at).every((line) => !hasDelimiter(line)) &&
      before.some((count) => count === 0);
    const areAlike = rows.length >= minRows && rows.every((count) => count === counts[at]);
    if (isTitled && areAlike && !before.some((_, index) => isComment(inspected[index] ?? ""))) return at;
  }
  return 0;
}

/** Whether a line contains a delimiter. A comma before a space is not one, because titles may be sentences. */
function hasDelimiter(line: string): boolean {
  const filled = line.replace(/[,;\t|\s]+$/, "");
  return /[;\t|]|,(?! )/.test(filled);
}

function isComment(line: string): boolean {
  return /^\s*(?:#|sep=)/i.test(line);
}

/** Returns the number of delimiters outside quotation marks; 0 for a line in which only the first cell has content. */
function cellsBehind(line: string, delimiter: string): number {
  return isFirstAlone(line, delimiter) ? 0 : lineCells(line, delimiter).length - 1;
}
