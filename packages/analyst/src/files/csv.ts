import type { Cell } from "../table/cell.js";
import type { ToolAnswer } from "../tools/tool.js";

/** How a CSV is written. */
export interface CsvOptions {
  /** Put an apostrophe before texts that a spreadsheet would run as a formula. Default false: texts as they are. */
  readonly spreadsheetSafe?: boolean;
}

/** A table as CSV (RFC 4180, UTF-8). A missing value is nothing, an empty text is two quotes. */
export function toCsv(
  { columns, rows }: Pick<ToolAnswer, "columns" | "rows">,
  options: CsvOptions = {},
): string {
  const line = (cells: readonly Cell[]): string => `${cells.map((cell) => field(cell, options)).join(",")}\n`;
  return [columns, ...rows].map(line).join("");
}

function field(cell: Cell, { spreadsheetSafe = false }: CsvOptions): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const text = spreadsheetSafe && startsFormula(cell) ? `'${cell}` : cell;
  return text === "" || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Whole numbers too large for JavaScript are texts here, and numbers all the same. */
function startsFormula(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
}
