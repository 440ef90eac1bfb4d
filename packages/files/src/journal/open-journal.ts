import { type FileHandle, open } from "node:fs/promises";
import { type Destination, destinationOf } from "../destination/destination.js";
import { FilesError } from "../error/files-error.js";
import { asFilesError } from "../error/system-error.js";
import { openStream } from "../write/write-stream.js";
import { compactJournal, needsCompaction } from "./compact-journal.js";
import { lineDigest } from "./digests/digest-list.js";
import { type DigestWriter, openDigestWriter } from "./digests/digest-writer.js";
import type { JournalDigests } from "./digests/run-digests.js";
import { findLines, type JournalLines, noLines } from "./find-lines.js";
import { defaultSyncMs, type JournalOptions } from "./journal-options.js";

/** A file of records that grows by complete lines (NDJSON). */
export interface Journal<R> {
  /** Number of bytes of an incomplete last line that were removed when the journal was opened; usually 0. */
  readonly tornBytes: number;
  /**
   * Notes for the user about the state of the journal: what was removed, is missing or cannot be checked. Usually
   * empty.
   */
  readonly notes: readonly string[];
  /**
   * Adds records, in the order of the calls. Each is written completely or not at all.
   * @throws {FilesError} RECORD_INVALID, UNWRITABLE
   */
  append(...records: readonly R[]): Promise<void>;
  /** Waits for appends in progress and for the disk. Later appends throw. A second call gives the same result. */
  close(): Promise<void>;
}

/**
 * Opens a journal. Every existing line must be a record of this run, except that an incomplete last line is removed. A
 * file with other content is not changed. A device or pipe is only written to, and not read.
 * @throws {FilesError} NOT_A_RUN, UNREADABLE, UNWRITABLE
 */
export function openJournal<R>(path: string, options: JournalOptions<R>): Promise<Journal<R>> {
  return openLines(path, options, null);
}

/**
 * Opens the journal of a run. In addition, its lines must equal their digests.
 * @throws {FilesError} CHANGED, and as {@link openJournal}
 */
export function openRunJournal<R>(
  path: string,
  options: JournalOptions<R>,
  digests: JournalDigests,
): Promise<Journal<R>> {
  return openLines(path, options, digests);
}

async function openLines<R>(
  path: string,
  options: JournalOptions<R>,
  digests: JournalDigests | null,
): Promise<Journal<R>> {
  const destination = await destinationOf(path);
  if (destination.kind === "stream") return streamJournal(path, destination, options);
  const { present } = destination;
  const keep = present !== null && options.empty !== true;
  let found = keep ? await findLines(path, options, digests) : noLines();
  let handle: FileHandle | null = null;
  try {
    if (digests !== null && needsCompaction(found))
      found = await compactJournal({ name: path, destination, found, digests });
    // Before the journal is touched: killed in between, the next process finds the torn line again.
    if (digests !== null && found.outdated) await digests.write(found.digests);
    handle = await open(destination.path, "a");
    await handle.truncate(found.wholeBytes);
    if (found.unended) await handle.appendFile("\n");
    const writer = digests === null ? null : await openDigestWriter(digests.path, digests.run, found.digests);
    return fileJournal(path, handle, { options, found, writer, notes: digests?.notes ?? [] });
  } catch (cause) {
    await handle?.close();
    throw asFilesError("UNWRITABLE", path, cause);
  }
}

/** An open journal: the options for its records, the lines found in it, and the writer of its digests. */
interface OpenLines<R> {
  readonly options: JournalOptions<R>;
  readonly found: JournalLines;
  readonly writer: DigestWriter | null;
  readonly notes: readonly string[];
}

function fileJournal<R>(
  path: string,
  handle: FileHandle,
  { options, found, writer, notes }: OpenLines<R>,
): Journal<R> {
  const { syncEveryMs = defaultSyncMs } = options;
  let wholeBytes = found.wholeBytes + (found.unended ? 1 : 0);
  let syncedAt = performance.now();
  let queue: Promise<void> = Promise.resolve();
  /** Lines that wait for an append in progress. They are written together, because each append is three writes. */
  let waiting: string[] = [];
  let closed: Promise<void> | null = null;
  const sync = async (): Promise<void> => {
    await handle.datasync();
    await writer?.markSynced();
    syncedAt = performance.now();
  };
  const write = async (lines: readonly string[]): Promise<void> => {
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(""));
    try {
      await writer?.markPending(lines.map(lineDigest));
      await handle.appendFile(bytes);
      await writer?.confirm();
    } catch (cause) {
      await cutBack(handle, wholeBytes, bytes.length);
      await writer?.withdraw();
      throw asFilesError("UNWRITABLE", path, cause);
    }
    wholeBytes += bytes.length;
    if (performance.now() - syncedAt < syncEveryMs) return;
    await sync().catch((cause: unknown) => {
      throw asFilesError("UNWRITABLE", path, cause);
    });
  };
  return {
    tornBytes: found.tornBytes,
    notes: [...notes, ...found.notes],
    append(...records) {
      const lines = linesOf(path, records, options);
      if (closed !== null) throw new FilesError("UNWRITABLE", `${path} was closed before this record`);
      waiting.push(...lines);
      // After a failure nothing more is appended: every later call fails with the same error.
      queue = queue.then(() => {
        const together = waiting;
        waiting = [];
        return together.length === 0 ? undefined : write(together);
      });
      return queue;
    },
    close() {
      closed ??= finish();
      return closed;
    },
  };

  async function finish(): Promise<void> {
    await queue.catch(() => undefined);
    try {
      await sync();
    } finally {
      await handle.close().finally(() => writer?.close());
    }
  }
}

/** Removes the bytes of a record that was written incompletely. */
async function cutBack(handle: FileHandle, wholeBytes: number, attempted: number): Promise<void> {
  const { size } = await handle.stat();
  if (size > wholeBytes && size <= wholeBytes + attempted) await handle.truncate(wholeBytes);
}

async function streamJournal<R>(
  path: string,
  destination: Extract<Destination, { kind: "stream" }>,
  options: JournalOptions<R>,
): Promise<Journal<R>> {
  const stream = openStream(destination);
  await stream.open().catch((cause: unknown) => {
    throw asFilesError("UNWRITABLE", path, cause);
  });
  let queue: Promise<void> = Promise.resolve();
  return {
    tornBytes: 0,
    notes: [],
    append(...records) {
      const text = linesOf(path, records, options)
        .map((line) => `${line}\n`)
        .join("");
      queue = queue
        .then(() => stream.write(text))
        .catch((cause: unknown) => {
          throw asFilesError("UNWRITABLE", path, cause);
        });
      return queue;
    },
    async close() {
      await queue.catch(() => undefined);
      await stream.close();
    },
  };
}

/** Formats records as lines. Each line is verified by parsing it in the same way as a later run will. */
function linesOf<R>(path: string, records: readonly R[], { read, opening }: JournalOptions<R>): string[] {
  return records.map((record) => {
    const line = JSON.stringify(record);
    try {
      read(JSON.parse(line));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new FilesError("RECORD_INVALID", `a record for ${path} is not written: ${reason}`, { cause });
    }
    if (line.startsWith(opening)) return line;
    throw new FilesError(
      "RECORD_INVALID",
      `a record for ${path} is not written: it must begin with ${opening}`,
    );
  });
}
