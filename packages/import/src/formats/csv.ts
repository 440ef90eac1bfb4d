import { type CsvHead, csvHeadOf } from "@concordat/files/text";
import { CsvError, parse } from "csv-parse/sync";
import type { ReadFile, SourceEntry } from "../entry.js";
import { ImportError } from "../error/import-error.js";
import { readableX } from "./x.js";

/** A CSV record, and the number of the line on which it ends, counted from 1. */
interface Row {
  readonly record: readonly string[];
  readonly lastLine: number;
}

/**
 * Reads the lines of a CSV with a header, as text.
 * @throws {ImportError} UNREADABLE for a line that does not fit the header, with its number
 */
export function readCsvEntries(text: string): ReadFile {
  const head = csvHeadOf(text);
  const [header, ...rows] = rowsOf(text, head);
  if (header === undefined) throw new ImportError("UNREADABLE", "the file is empty");
  const names = header.record.map((name) => name.trim());
  const twice = names.find((name, index) => name !== "" && names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new ImportError("UNREADABLE", `two columns are called ${JSON.stringify(twice)}; rename one`);
  let before = header.lastLine;
  const entries = rows.map(({ record, lastLine }): SourceEntry => {
    const breaks = record.reduce((count, cell) => count + cell.split("\n").length - 1, 0);
    const line = Math.max(before + 1, lastLine - breaks);
    before = lastLine;
    const fields = new Map(
      names.map((name, index) => [name === "" ? `column ${index + 1}` : name, record[index]]),
    );
    return { place: `line ${line}`, fields };
  });
  const posts = readableX(entries);
  const comments = head.comments.map(
    (line) => `the line ${JSON.stringify(line)} before the header is not read`,
  );
  return { entries: posts.entries, notes: [...comments, ...posts.notes] };
}

function rowsOf(text: string, { delimiter, linesBefore }: CsvHead): Row[] {
  const rows: Row[] = [];
  const onRecord = (record: string[], { lines }: { readonly lines: number }): null => {
    rows.push({ record, lastLine: lines });
    return null;
  };
  try {
    parse(text, { delimiter, from_line: linesBefore + 1, skip_empty_lines: true, on_record: onRecord });
  } catch (cause) {
    if (cause instanceof CsvError) throw new ImportError("UNREADABLE", problemOf(cause, rows), { cause });
    throw cause;
  }
  return rows;
}

/** Converts an error of csv-parse to a message for users who do not know that library. */
function problemOf(
  { code, message, lines, record, columns }: CsvError & Record<string, unknown>,
  rows: readonly Row[],
): string {
  const where = `line ${String(lines)}`;
  // The parser reports the end of the file; the quote was opened in the record after the last complete one.
  if (code === "CSV_QUOTE_NOT_CLOSED")
    return `line ${(rows.at(-1)?.lastLine ?? 0) + 1} or a later one opens a quote that is never closed`;
  if (code === "CSV_RECORD_INCONSISTENT_FIELDS_LENGTH" || code === "CSV_RECORD_INCONSISTENT_COLUMNS") {
    const count = Array.isArray(record) ? record.length : 0;
    const expected = Array.isArray(columns) ? columns.length : /expect (\d+)/.exec(message)?.[1];
    return `${where} has ${count} ${count === 1 ? "value" : "values"}, but the header has ${expected}`;
  }
  return `${where} has a quote in the middle of a value; a value with quotes must be quoted, and its quotes doubled`;
}
