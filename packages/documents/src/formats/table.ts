import { csvHeadOf } from "@concordat/files/text";
import { CsvError, parse } from "csv-parse/sync";
import type { Block, Contents, NotRead } from "../document.js";
import { DocumentError } from "../error/document-error.js";
import { maxTableRows } from "../limits.js";
import { countRecords } from "./count-records.js";

/** A row of a table and its line in the file. */
interface Row {
  readonly cells: readonly string[];
  readonly line?: number;
}

/**
 * Reads a CSV file: its columns and its size, then its first rows.
 * @throws {DocumentError} BROKEN
 */
export function readCsvDocument(text: string, file: string): Contents {
  const { delimiter, linesBefore } = csvHeadOf(text);
  const rows: Row[] = [];
  const start = lineStart(text, linesBefore);
  const counted = countRecords(text, { start, delimiter, headRecords: maxTableRows + 1 });
  let parsed = 0;
  try {
    parse(counted === null ? text : text.slice(0, counted.headEnd), {
      delimiter,
      from_line: linesBefore + 1,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) => {
        parsed += 1;
        // Millions of rows do not fit into memory: the others are only counted.
        if (rows.length > maxTableRows) return null;
        const breaks = cells.reduce((count, cell) => count + cell.split("\n").length - 1, 0);
        rows.push({ cells, line: lines - breaks });
        return null;
      },
    });
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new DocumentError("BROKEN", `${file}: is not a CSV file that can be read: ${cause.message}`, {
      cause,
    });
  }
  const { blocks, notRead } = tableBlocks(rows, null, counted?.count ?? parsed);
  return { title: null, date: null, blocks, notRead };
}

/** Returns the offset of the line after a number of lines. */
function lineStart(text: string, linesBefore: number): number {
  const breaks = /\r\n|\n|\r/g;
  for (let line = 0; line < linesBefore; line += 1) if (breaks.exec(text) === null) return text.length;
  return breaks.lastIndex;
}

/**
 * Describes a table: its size and columns, then its first rows, in which each cell follows its column's name.
 * @param rowCount number of rows including the header. Default: the number of given rows
 */
export function tableBlocks(
  rows: readonly Row[],
  sheet: string | null,
  rowCount = rows.length,
): { readonly blocks: Block[]; readonly notRead: Omit<NotRead, "file">[] } {
  const [header, ...records] = rows;
  if (header === undefined) return { blocks: [], notRead: [] };
  const names = header.cells.map((cell, index) => cell.trim() || `column ${index + 1}`);
  const shown = records.slice(0, maxTableRows);
  const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? "" : "s"}`;
  const where = sheet === null ? "Table" : `Table ${JSON.stringify(sheet)}`;
  const size = `${where} with ${count(rowCount - 1, "row")} and ${count(names.length, "column")}: ${names.join(", ")}.`;
  const omitted = rowCount - 1 - shown.length;
  const of = sheet === null ? "the table" : `the sheet ${JSON.stringify(sheet)}`;
  return {
    blocks: [
      ...(sheet === null ? [] : [{ isHeading: true, text: sheet }]),
      block(size, header.line),
      ...shown.map(({ cells, line }) => block(rowText(names, cells), line)).filter(({ text }) => text !== ""),
    ],
    notRead:
      omitted === 0
        ? []
        : [
            {
              page: null,
              reason: `${count(omitted, "row")} of ${of} after the first ${maxTableRows}; concordat analyze computes over all rows`,
            },
          ],
  };
}

function block(text: string, line: number | undefined): Block {
  return { isHeading: false, text, ...(line === undefined ? {} : { line }) };
}

function rowText(names: readonly string[], cells: readonly string[]): string {
  return cells
    .map((cell, index) => ({ name: names[index] ?? `column ${index + 1}`, cell: cell.trim() }))
    .filter(({ cell }) => cell !== "")
    .map(({ name, cell }) => `${name}: ${cell}`)
    .join("; ");
}
