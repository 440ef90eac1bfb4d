import { readWhole, systemReason } from "@concordat/files";
import { csvHeadOf } from "@concordat/files/text";
import { CsvError, parse } from "csv-parse/sync";
import { AnswersError } from "./answers-error.js";

/** A row of a table. */
export interface TableRow {
  /** The line on which it starts, counted from 1. */
  readonly line: number;
  /** Its cells by the names of the columns, trimmed. */
  readonly cells: ReadonlyMap<string, string>;
}

/** A table that was read from a CSV. */
export interface PeopleTable {
  /** The file. */
  readonly file: string;
  /** The names of its columns, in order. */
  readonly columns: readonly string[];
  /** Its rows, in order. */
  readonly rows: readonly TableRow[];
}

/**
 * Reads a CSV with a header.
 * @throws {AnswersError} when it cannot be read
 */
export async function readPeopleTable(file: string): Promise<PeopleTable> {
  return tableOf(file, await textOf(file));
}

async function textOf(file: string): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await readWhole(file));
  } catch (error) {
    throw new AnswersError(file, [error instanceof TypeError ? "is not UTF-8 text" : systemReason(error)]);
  }
}

function tableOf(file: string, text: string): PeopleTable {
  const { delimiter, linesBefore } = csvHeadOf(text);
  const records: { readonly record: readonly string[]; readonly line: number }[] = [];
  let ended = linesBefore;
  const onRecord = (record: string[], { lines }: { readonly lines: number }): null => {
    const breaks = record.reduce((count, cell) => count + cell.split("\n").length - 1, 0);
    records.push({ record, line: Math.max(ended + 1, lines - breaks) });
    ended = lines;
    return null;
  };
  try {
    parse(text, { delimiter, from_line: linesBefore + 1, skip_empty_lines: true, on_record: onRecord });
  } catch (error) {
    if (error instanceof CsvError)
      throw new AnswersError(file, [
        `is not a CSV with as many values in each line as in the header: ${error.message}`,
      ]);
    throw error;
  }
  const [header, ...rows] = records;
  if (header === undefined) throw new AnswersError(file, ["is empty"]);
  const columns = header.record.map((name) => name.trim());
  const doubled = columns.find((name, at) => columns.indexOf(name) !== at);
  if (doubled !== undefined)
    throw new AnswersError(file, [`two columns are called ${JSON.stringify(doubled)}`]);
  return {
    file,
    columns,
    rows: rows.map(({ record, line }) => ({
      line,
      cells: new Map(columns.map((name, at) => [name, (record[at] ?? "").trim()])),
    })),
  };
}
