import { spreadsheetSafe } from "@concordat/files/text";
import type { Cell } from "../table/cell.js";
import type { ToolAnswer } from "../tools/tool.js";

/** Options for writing a CSV. */
export interface CsvOptions {
  /**
   * Whether to add an apostrophe before texts that a spreadsheet would execute as a formula. Default false: texts are
   * written unchanged.
   */
  readonly spreadsheetSafe?: boolean;
}

/**
 * Formats a table as CSV (RFC 4180, UTF-8). A missing value is an empty field, and an empty text is two quotation
 * marks.
 */
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
  // Integers too large for JavaScript are strings here, but they are numbers.
  const text = options.spreadsheetSafe === true ? spreadsheetSafe(cell) : cell;
  return text === "" || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
