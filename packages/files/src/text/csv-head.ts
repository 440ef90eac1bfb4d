import { type Delimiter, delimiterOf } from "./delimiter.js";

/** The format of the start of a CSV file: the lines before the header, and the delimiter. */
export interface CsvHead {
  /** The delimiter of the table's columns. */
  readonly delimiter: Delimiter;
  /** Number of lines before the header: blank lines, comments, and lines of a spreadsheet program. */
  readonly linesBefore: number;
  /** The line of the header. */
  readonly header: string;
  /** The comments before the header: lines that begin with `#`. */
  readonly comments: readonly string[];
}

/** The line in which a spreadsheet program records the separator of columns. */
const separatorLine = /^"?sep=(?<mark>[,;|\t])"?$/i;

/** Maximum number of characters in which the header is searched. */
const maxStart = 1_000_000;

/**
 * Detects the format of the start of a CSV file.
 * @param text the file, or its start with a few lines after the header
 * @param usual the delimiter if the file does not indicate another. Default: the most frequent one in its header
 */
export function csvHeadOf(text: string, usual?: Delimiter): CsvHead {
  const lines = text
    .slice(0, maxStart)
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\n|\r/);
  let at = nextLine(lines, 0);
  const { mark } = separatorLine.exec(lines[at] ?? "")?.groups ?? {};
  if (mark !== undefined) at = nextLine(lines, at + 1);
  const start = headerAfterComments(lines, at);
  const rest = lines.slice(start);
  const comments = lines.slice(at, start).filter((line) => line.trim() !== "");
  return {
    delimiter: isDelimiter(mark) ? mark : separating(rest, usual),
    linesBefore: start,
    header: lines[start] ?? "",
    comments,
  };
}

function isDelimiter(mark: string | undefined): mark is Delimiter {
  return mark === "," || mark === ";" || mark === "\t" || mark === "|";
}

function nextLine(lines: readonly string[], from: number): number {
  const index = lines.findIndex((line, at) => at >= from && line.trim() !== "");
  return index === -1 ? from : index;
}

/**
 * Returns the header of a CSV: the first line that is not a comment. The last comment is the header, as in `#
 * id,name`, if it has as many columns as the next line and only it looks like a header.
 */
function headerAfterComments(lines: readonly string[], from: number): number {
  let header = from;
  let lastComment: number | null = null;
  while (lines[header]?.trimStart().startsWith("#") === true) {
    lastComment = header;
    header = nextLine(lines, header + 1);
  }
  if (lastComment === null || lines[header] === undefined) return from;
  const [comment = "", first = "", second = ""] = [
    lines[lastComment],
    lines[header],
    lines[nextLine(lines, header + 1)],
  ];
  const mark = delimiterOf(`${first}\n${second}`);
  const isHeader =
    columnsOf(comment, mark) === columnsOf(first, mark) &&
    (hasNumber(first, mark) || !hasNumber(second, mark));
  return isHeader ? lastComment : header;
}

function columnsOf(line: string, mark: Delimiter): number {
  return line.replace(/"(?:[^"]|"")*"/g, "").split(mark).length;
}

/** Whether a cell of a line is a number, as the names of columns are not. */
function hasNumber(line: string, mark: Delimiter): boolean {
  return line.split(mark).some((cell) => /^\W*\d[\d\s.,:/-]*\W*$/.test(cell));
}

function separating(lines: readonly string[], usual: Delimiter | undefined): Delimiter {
  const found = delimiterOf(lines.join("\n"));
  const [header = "", next = ""] = lines.filter((line) => line.trim() !== "");
  if (usual === undefined || header.includes(usual)) return usual ?? found;
  const columns = columnsOf(header, found);
  return columns > 1 && columnsOf(next, found) === columns ? found : usual;
}
