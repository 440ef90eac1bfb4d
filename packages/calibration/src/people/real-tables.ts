import { checkOptions, pathRules, type Rules, required } from "@concordat/contracts/options";
import { checkCodebook, type DecodeOptions, decodedTable, readCodebookFile } from "./codebook.js";
import { type PeopleTable, readPeopleTable } from "./read-table.js";

/** The files with real answers. */
export interface RealFiles {
  /** A CSV file with real answers. */
  readonly file: string;
  /** A CSV file with a row for each person. Default: none. */
  readonly people?: string;
  /** A CSV file that says what codes in the others mean. Default: none. */
  readonly codebook?: string;
}

const realFilesRules: Rules<RealFiles> = {
  file: required(pathRules.file),
  people: pathRules.file,
  codebook: pathRules.file,
};

/** The tables with real answers. */
export interface RealTables {
  /** The table of real answers. */
  readonly table: PeopleTable;
  /** The table of all people; `null` if there is none. */
  readonly people: PeopleTable | null;
}

/**
 * Reads the tables with real answers. Returns a function that replaces codes by their labels, because the questions that
 * decide how codes are read may be known only later. Without a codebook it returns the tables as they are.
 * @throws {RangeError} when an argument is invalid
 * @throws {AnswersError} when a file cannot be read, or the codebook describes none of the columns
 */
export async function readRealTables(files: RealFiles): Promise<(options: DecodeOptions) => RealTables> {
  checkOptions(files, realFilesRules);
  const { file, people: all, codebook } = files;
  const table = await readPeopleTable(file);
  const people = all === undefined ? null : await readPeopleTable(all);
  if (codebook === undefined) return () => ({ table, people });
  const book = await readCodebookFile(codebook);
  checkCodebook(book, people === null ? [table] : [table, people]);
  return (options) => ({
    table: decodedTable(table, book, options),
    people: people && decodedTable(people, book, { ...options, questions: [] }),
  });
}
