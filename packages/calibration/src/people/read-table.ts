import { readWhole, sha256, systemReason } from "@concordat/files";
import { csvTable } from "@concordat/simulation/documents";
import { AnswersError } from "./answers-error.js";

/** A row of a table. */
export interface TableRow {
  /** The line on which the row starts, counted from 1. */
  readonly line: number;
  /** The trimmed cells of the row, by the name of the column. */
  readonly cells: ReadonlyMap<string, string>;
}

/** A table that was read from a CSV file. */
export interface PeopleTable {
  /** The path of the file. */
  readonly file: string;
  /** The names of the table's columns, in order. */
  readonly columns: readonly string[];
  /** The rows of the table, in order. */
  readonly rows: readonly TableRow[];
  /** The SHA-256 of the file, in hexadecimal digits. */
  readonly sha256: string;
}

/**
 * Reads a CSV file with a header.
 * @throws {AnswersError} when the file cannot be read, or is not a valid CSV file
 */
export async function readPeopleTable(file: string): Promise<PeopleTable> {
  const { text, hash } = await textOf(file);
  return tableOf(file, text, hash);
}

async function textOf(file: string): Promise<{ readonly text: string; readonly hash: string }> {
  try {
    const bytes = await readWhole(file);
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), hash: sha256(bytes) };
  } catch (error) {
    throw new AnswersError(file, [
      error instanceof TypeError ? "is not UTF-8 text: save it as a CSV in UTF-8" : systemReason(error),
    ]);
  }
}

function tableOf(file: string, text: string, hash: string): PeopleTable {
  const read = csvTable(text);
  if (typeof read === "string") throw new AnswersError(file, [read]);
  const { columns, rows } = read;
  return {
    file,
    columns,
    sha256: hash,
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: new Map(columns.map((name, at) => [name, cells[at] ?? ""])),
    })),
  };
}
