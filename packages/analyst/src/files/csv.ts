import { spreadsheetSafe } from "@concordat/files/text";
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

function field(cell: Cell, options: CsvOptions): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  // Whole numbers too large for JavaScript are texts here, and numbers nevertheless.
  const text = options.spreadsheetSafe === true ? spreadsheetSafe(cell) : cell;
  return text === "" || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
