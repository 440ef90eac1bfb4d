import { csvHeadOf } from "@concordat/files/text";
import { CsvError, parse } from "csv-parse/sync";

/** A row of a CSV file. */
export interface CsvRow {
  /** The line on which the row starts, counted from 1. */
  readonly line: number;
  /** The trimmed cells of the row, in the order of the columns. */
  readonly cells: readonly string[];
}

/** A CSV file with a header. */
export interface CsvTable {
  /** The names of the table's columns, in order. They are unique. */
  readonly columns: readonly string[];
  /** The rows of the table, in order. */
  readonly rows: readonly CsvRow[];
}

/** Parses a CSV text with a header. Returns a message if it is invalid. */
export function csvTable(text: string): CsvTable | string {
  const { delimiter, linesBefore } = csvHeadOf(text);
  const records = plainRecords(text, delimiter, linesBefore) ?? parsedRecords(text, delimiter, linesBefore);
  if (typeof records === "string") return records;
  const [header, ...rows] = records;
  if (header === undefined) return "is empty";
  const columns = header.cells;
  const doubled = columns.find((name, at) => columns.indexOf(name) !== at);
  if (doubled !== undefined) return `two columns are called ${JSON.stringify(doubled)}`;
  return { columns, rows };
}

/**
 * Returns the records of a text without quotation marks, in which every line is a record. Most tables are such texts,
 * and are read ten times as fast this way. Returns `null` for other texts, and for invalid ones, whose problem the
 * parser reports.
 */
function plainRecords(text: string, delimiter: string, linesBefore: number): CsvRow[] | null {
  if (text.includes('"')) return null;
  const lines = text.split(text.includes("\r") ? "\r\n" : "\n");
  const records: CsvRow[] = [];
  for (let at = linesBefore; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (line === "") continue;
    if (line.includes("\r") || line.includes("\n")) return null;
    const cells = line.split(delimiter).map((cell) => cell.trim());
    if (cells.length !== (records[0]?.cells ?? cells).length) return null;
    records.push({ cells, line: at + 1 });
  }
  return records;
}

/** Returns the records of any CSV text. Returns a message if it is invalid. */
function parsedRecords(text: string, delimiter: string, linesBefore: number): CsvRow[] | string {
  const records: CsvRow[] = [];
  let ended = linesBefore;
  const onRecord = (record: string[], { lines }: { readonly lines: number }): null => {
    const breaks = record.reduce((count, cell) => count + breaksIn(cell), 0);
    records.push({ cells: record.map((cell) => cell.trim()), line: Math.max(ended + 1, lines - breaks) });
    ended = lines;
    return null;
  };
  try {
    parse(text, { delimiter, from_line: linesBefore + 1, skip_empty_lines: true, on_record: onRecord });
  } catch (error) {
    if (error instanceof CsvError)
      return `is not a CSV with as many values in each line as in the header: ${error.message}`;
    throw error;
  }
  return records;
}

/**
 * Returns the number of line breaks in a cell. It is fast for cells without line breaks, because it is called for every
 * cell.
 */
function breaksIn(cell: string): number {
  return cell.includes("\n") ? cell.split("\n").length - 1 : 0;
}

/** Formats a table as CSV, separated by commas. */
export function csvText({ columns, rows }: CsvTable): string {
  return [columns, ...rows.map(({ cells }) => cells)]
    .map((cells) => `${cells.map(csvCell).join(",")}\n`)
    .join("");
}

function csvCell(cell: string): string {
  return /[",\r\n]|^sep=|^#/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
