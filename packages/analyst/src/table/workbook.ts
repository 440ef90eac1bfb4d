import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Sheet } from "read-excel-file/node";
import { exactNumber } from "../cells/number/exact-number.js";
import { AnalystError } from "../error/analyst-error.js";
import { cellsWithoutValue } from "./cells-without-value.js";
import { titleNote, trailingNote } from "./lines-around.js";
import { missingCells } from "./missing-cells.js";
import { hasCellValue, type NumberedRow, tableRows } from "./table-rows.js";
import { unreadableTable } from "./unreadable-table.js";
import { copyIn } from "./utf8-copy.js";

/** A sheet as a CSV. */
interface SheetCopy {
  readonly path: string;
  /** The sheet's name. */
  readonly sheet: string;
  /** The row numbers in the sheet, counted from 1, header first. */
  readonly rows: readonly number[];
  /** A note on how the sheet was chosen, if there were others. */
  readonly notes: readonly string[];
}

/**
 * Writes one sheet of an Excel workbook as a CSV file. Numbers and dates are written with their stored values, not as
 * they are displayed. Text cells are read like the text of any other file.
 * @param sheet the name of the sheet; required if the workbook has several
 * @throws {AnalystError} TABLE_UNREADABLE
 */
export async function sheetAsCsv(
  file: string,
  sheet: string | undefined,
  folder: string,
): Promise<SheetCopy> {
  const sheets = await readSheets(file);
  const filled = sheets.filter(({ data }) => data.some(hasValue));
  const wanted =
    sheet === undefined && filled.length === 1 ? filled[0] : sheets.find((entry) => entry.sheet === sheet);
  if (sheets.length > 0 && filled.length === 0) throw emptyWorkbook(file, sheets);
  if (wanted === undefined) {
    const names = sheets.map((entry) => JSON.stringify(entry.sheet)).join(", ") || "none";
    throw unreadableTable(
      file,
      sheet === undefined
        ? `it has several sheets, say which: ${names}`
        : `it has no sheet called ${JSON.stringify(sheet)}; its sheets are ${names}`,
    );
  }
  const rows = wanted.data.flatMap((cells, index) => (hasValue(cells) ? [{ number: index + 1, cells }] : []));
  if (rows.length === 0) throw unreadableTable(file, `the sheet ${JSON.stringify(wanted.sheet)} is empty`);
  const { titles, table, notes: below } = tableRows(rows);
  const path = copyIn(folder);
  await pipeline(
    Readable.from(linesOf(table.map(({ cells }) => cells))),
    createWriteStream(path, { mode: 0o600 }),
  );
  const isAssumed = sheet === undefined && sheets.length > 1;
  const assumed = `The sheet ${JSON.stringify(wanted.sheet)} was read, the only one that holds anything.`;
  const notes = [
    ...(isAssumed ? [assumed] : []),
    ...titleNote(textsOf(titles)),
    ...trailingNote(textsOf(below)),
    ...missingCells(await cellsWithoutValue(file, wanted.sheet)),
  ];
  return { path, sheet: wanted.sheet, rows: table.map(({ number }) => number), notes };
}

function textsOf(rows: readonly NumberedRow<Row[number]>[]): string[] {
  return rows.flatMap(({ cells }) => cells.filter(hasCellValue).map(String));
}

function emptyWorkbook(file: string, sheets: readonly Sheet[]): AnalystError {
  const names = sheets.map(({ sheet }) => JSON.stringify(sheet)).join(", ");
  const what = sheets.length === 1 ? `its only sheet, ${names}, holds` : `its sheets, ${names}, hold`;
  return new AnalystError("TABLE_EMPTY", `${file}: the workbook is empty: ${what} nothing`);
}

/** Reads the sheets of a workbook. The library is loaded only when needed. */
async function readSheets(file: string): Promise<Sheet[]> {
  const { default: readWorkbook } = await import("read-excel-file/node");
  try {
    return await readWorkbook(file);
  } catch (cause) {
    throw unreadableTable(
      file,
      "it is not an Excel workbook that can be read (.xlsx, without a password)",
      cause,
    );
  }
}

type Row = Sheet["data"][number];

function hasValue(row: Row): boolean {
  return row.some(hasCellValue);
}

/** Formats rows as lines of a CSV file, all with as many cells as the widest row. */
function* linesOf(rows: readonly (readonly Row[number][])[]): Generator<string> {
  let width = 0;
  for (const row of rows) width = Math.max(width, row.findLastIndex((cell) => cell !== null) + 1);
  for (const row of rows) {
    const cells = Array.from({ length: width }, (_, index) => cellText(row[index] ?? null));
    yield `${cells.join(",")}\n`;
  }
}

/** Formats a cell so that its type is preserved: an exponent marks a number. */
function cellText(cell: Row[number]): string {
  if (cell === null || cell === "") return "";
  if (cell instanceof Date) return momentText(cell);
  if (typeof cell === "number") return exactNumber(String(cell));
  return `"${String(cell).replaceAll('"', '""')}"`;
}

/** First year of a date in Excel. Earlier values are only times of day. */
const firstYear = 1900;
/**
 * Milliseconds to which timestamps are rounded. Excel stores timestamps as fractions of days, with errors of up to one
 * millisecond.
 */
const precision = 10;

function momentText(moment: Date): string {
  const rounded = new Date(Math.round(moment.getTime() / precision) * precision);
  const [day = "", time = ""] = rounded
    .toISOString()
    .replace(/(\.000)?Z$/, "")
    .split("T");
  if (rounded.getUTCFullYear() < firstYear) return time;
  return time === "00:00:00" ? day : `${day}T${time}`;
}
