import { csvHeadOf } from "@concordat/files/text";
import { CsvError, parse } from "csv-parse/sync";

/** A row of a CSV. */
export interface CsvRow {
  /** The line on which the row starts, counted from 1. */
  readonly line: number;
  /** The cells of the row in the order of the columns, trimmed. */
  readonly cells: readonly string[];
}

/** A CSV with a header. */
export interface CsvTable {
  /** The names of the table's columns, in order; no two are equal. */
  readonly columns: readonly string[];
  /** The rows of the table, in order. */
  readonly rows: readonly CsvRow[];
}

/** Reads a CSV with a header. Returns a message if it is not one. */
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
 * The records of a text without quotation marks, in which every line is a record: most tables are such texts, and are
 * read ten times as fast. `null` for other texts, and for those with a mistake, of which the parser gives an account.
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

/** The records of any text. Returns a message if it is not a CSV. */
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

/** The number of line breaks in a cell; most have none, and this is asked of every cell. */
function breaksIn(cell: string): number {
  return cell.includes("\n") ? cell.split("\n").length - 1 : 0;
}

/** A table as CSV text, with commas. */
export function csvText({ columns, rows }: CsvTable): string {
  return [columns, ...rows.map(({ cells }) => cells)]
    .map((cells) => `${cells.map(csvCell).join(",")}\n`)
    .join("");
}

function csvCell(cell: string): string {
  return /[",\r\n]|^sep=|^#/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
