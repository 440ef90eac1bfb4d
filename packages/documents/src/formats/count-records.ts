/** The number of records in a CSV text, and the end of its first records. */
export interface RecordCount {
  readonly count: number;
  /** Offset at which the first `headRecords` records end. If there are fewer records, it is the length of the text. */
  readonly headEnd: number;
}

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Counts the records of a CSV text without splitting them into cells, which is many times as fast as parsing. Returns
 * `null` if only the parser can decide, because a quotation mark is misplaced or the text has several kinds of line
 * breaks.
 * @param text the text
 * @param options.start offset of the first record
 * @param options.delimiter the delimiter of columns
 * @param options.headRecords number of records before `headEnd`
 */
export function countRecords(
  text: string,
  {
    start,
    delimiter,
    headRecords,
  }: { readonly start: number; readonly delimiter: string; readonly headRecords: number },
): RecordCount | null {
  const mark = delimiter.charCodeAt(0);
  const isWindows = /\r?\n/.exec(text)?.[0].length === 2;
  const breakLength = isWindows ? 2 : 1;
  let count = 0;
  let headEnd = text.length;
  let next = start;
  while (next < text.length) {
    const end = recordEnd(text, next, mark);
    if (end === -1) return null;
    const isLast = end === text.length;
    if (!isLast && (text.charCodeAt(end - 1) === carriageReturn) !== isWindows) return null;
    if (isLast || end + 1 - next > breakLength) count += 1;
    next = end + 1;
    if (count === headRecords) headEnd = Math.min(headEnd, next);
  }
  return { count, headEnd };
}

/**
 * Returns the offset of the line feed that ends a record, or the end of the text. Returns -1 if only the parser can
 * decide.
 */
function recordEnd(text: string, start: number, mark: number): number {
  let fieldStart = start;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === lineFeed) return at;
    if (code === carriageReturn && text.charCodeAt(at + 1) !== lineFeed) return -1;
    if (code === mark) fieldStart = at + 1;
    if (code !== quote) continue;
    const end = at === fieldStart ? closingQuote(text, at) : -1;
    if (end === -1 || !endsField(text.charCodeAt(end + 1), mark)) return -1;
    at = end;
  }
  return text.length;
}

/** Returns the index of the quote that closes the quote at an index; -1 if there is none. */
function closingQuote(text: string, opening: number): number {
  let end = text.indexOf('"', opening + 1);
  while (end !== -1 && text.charCodeAt(end + 1) === quote) end = text.indexOf('"', end + 2);
  return end;
}

function endsField(code: number, mark: number): boolean {
  return Number.isNaN(code) || code === mark || code === lineFeed || code === carriageReturn;
}
