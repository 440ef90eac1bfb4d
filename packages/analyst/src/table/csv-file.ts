import { type CsvHead, csvHeadOf, type Delimiter, delimiterNames } from "@concordat/files/text";
import { withDoubledQuotes } from "./backslashed-quotes.js";
import { csvStart } from "./csv-start.js";
import { delimited } from "./delimited.js";
import { inUtf8 } from "./in-utf8.js";
import { titleNote, trailingNote } from "./lines-around.js";
import type { Source, SourceRequest } from "./source.js";
import { titleLines } from "./title-lines.js";
import { withoutTrailingNotes } from "./trailing-notes.js";

/**
 * Reads a CSV or TSV file, without the lines before its header and the notes after its last row.
 * @param usual the delimiter that the file's extension suggests; the content of the file takes precedence
 * @throws {AnalystError} TABLE_UNREADABLE, TABLE_EMPTY
 */
export async function csvFile(
  { file, folder }: SourceRequest,
  usual: Delimiter | undefined = undefined,
): Promise<Omit<Source, "name">> {
  const { path, notes } = await inUtf8(file, folder);
  const start = await csvStart(path, file);
  const titles = titleLines(start);
  const lines = start.split(/(?<=\r\n|\n|\r(?!\n))/);
  const below = csvHeadOf(lines.slice(titles).join(""), usual);
  const head = { ...below, linesBefore: below.linesBefore + titles };
  const separated = `Its columns are separated by ${delimiterNames[head.delimiter]}.`;
  const body = await withoutTrailingNotes(file, path, folder, head);
  const shape = { ...head, quote: quoteOf(head) };
  const read = await withDoubledQuotes(body.path, folder, shape);
  const source = await delimited(read.path, shape, [
    ...notes,
    ...read.notes,
    ...(head.delimiter === (usual ?? ",") ? [] : [separated]),
    ...titleNote(lines.slice(0, titles)),
    ...commentNote(head.comments),
    ...trailingNote(body.lines),
  ]);
  return { ...source, delimiter: head.delimiter };
}

/**
 * Returns the quotation mark of a file. It is a single quote if all names in the header are enclosed in single quotes.
 */
function quoteOf({ header, delimiter }: CsvHead): "'" | '"' {
  return header.split(delimiter).every((name) => /^\s*'[^']*'\s*$/.test(name)) ? "'" : '"';
}

function commentNote(comments: readonly string[]): string[] {
  const [first, ...others] = comments.map((line) => JSON.stringify(line));
  if (first === undefined) return [];
  return [
    others.length === 0
      ? `The comment before the header is not read: ${first}.`
      : `${comments.length} lines of comment before the header are not read, the first of them ${first}.`,
  ];
}
