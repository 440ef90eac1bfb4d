import { FilesError } from "../error/files-error.js";
import { readChunks } from "../read/read-chunks.js";
import type { JournalOptions } from "./journal-options.js";
import { isTorn, withoutZeros } from "./torn-line.js";

/** The part of a journal that consists of complete records. */
export interface JournalExtent {
  /** Number of bytes up to the end of the last complete record. */
  readonly wholeBytes: number;
  /** Number of bytes after the last complete line. They are an incomplete line after a crash. */
  readonly tornBytes: number;
  /** Whether the last record is complete but lacks its line feed. */
  readonly unended: boolean;
}

const lineFeed = 0x0a;
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Reads a journal and passes on every record. The file is not changed.
 * @throws {FilesError} NOT_A_RUN with file and line when it contains anything except records of this run, UNREADABLE
 */
export async function readJournal<R>(path: string, options: JournalOptions<R>): Promise<JournalExtent> {
  return readLines(path, options, () => undefined);
}

/**
 * Reads a journal. For every complete line, it calls `onLine` with the line's bytes, without the line feed, before it
 * passes on the record.
 * @throws {FilesError} as {@link readJournal}
 */
export async function readLines<R>(
  path: string,
  options: JournalOptions<R>,
  onLine: (bytes: Uint8Array) => void,
): Promise<JournalExtent> {
  const opening = Buffer.from(options.opening);
  let [wholeBytes, line] = [0, 1];
  let rest: Buffer[] = [];
  const take = (bytes: Buffer): void => {
    requireOpening(bytes, opening, `${path}:${line}`);
    onLine(bytes);
    takeLine(bytes, options, `${path}:${line}`);
    wholeBytes += bytes.length + 1;
    line++;
  };
  for await (const chunk of readChunks(path, {})) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, start)) {
      take(
        rest.length === 0 ? chunk.subarray(start, end) : Buffer.concat([...rest, chunk.subarray(start, end)]),
      );
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
    // A long file of another kind is refused at its first bytes, not read to its end.
    if (rest[0] !== undefined) requireOpening(rest[0], opening, `${path}:${line}`);
  }
  return lastLine(Buffer.concat(rest), wholeBytes, options, `${path}:${line}`, onLine);
}

/**
 * Yields the first lines of a file, each with its line feed. One is added to a last line that lacks it.
 * @param count the number of lines
 */
export async function* readWholeLines(path: string, count: number): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  let remaining = count;
  for await (const chunk of readChunks(path, {})) {
    let start = 0;
    for (
      let end = chunk.indexOf(lineFeed);
      end !== -1 && remaining > 0;
      end = chunk.indexOf(lineFeed, start)
    ) {
      yield Buffer.concat([...rest, chunk.subarray(start, end + 1)]);
      remaining--;
      rest = [];
      start = end + 1;
    }
    if (remaining === 0) return;
    rest.push(chunk.subarray(start));
  }
  yield Buffer.concat([withoutZeros(Buffer.concat(rest)), Buffer.of(lineFeed)]);
}

function lastLine<R>(
  bytes: Buffer,
  wholeBytes: number,
  options: JournalOptions<R>,
  where: string,
  onLine: (bytes: Uint8Array) => void,
): JournalExtent {
  if (bytes.length === 0) return { wholeBytes, tornBytes: 0, unended: false };
  const written = withoutZeros(bytes);
  requireOpening(written, Buffer.from(options.opening), where);
  if (isTorn(written)) return { wholeBytes, tornBytes: bytes.length, unended: false };
  onLine(written);
  takeLine(written, options, where);
  return { wholeBytes: wholeBytes + written.length, tornBytes: bytes.length - written.length, unended: true };
}

function takeLine<R>(bytes: Buffer, { read, onRecord }: JournalOptions<R>, where: string): void {
  try {
    const record = read(JSON.parse(utf8.decode(bytes)));
    onRecord?.(record);
  } catch (cause) {
    if (FilesError.isInstance(cause)) throw cause;
    throw notARecord(where, cause instanceof Error ? cause.message : String(cause), cause);
  }
}

/** Checks that a line begins as all lines of this journal do. An incomplete line may end within that beginning. */
function requireOpening(bytes: Buffer, opening: Buffer, where: string): void {
  const common = Math.min(bytes.length, opening.length);
  if (bytes.subarray(0, common).equals(opening.subarray(0, common))) return;
  throw notARecord(where, "it does not begin like one", undefined);
}

function notARecord(where: string, reason: string, cause: unknown): FilesError {
  return new FilesError(
    "NOT_A_RUN",
    `${where} is not a record that belongs here: ${reason}. The file is left as it is; choose another one`,
    { cause },
  );
}
