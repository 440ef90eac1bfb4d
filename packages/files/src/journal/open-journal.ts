import { type FileHandle, open } from "node:fs/promises";
import { type Destination, destinationOf } from "../destination/destination.js";
import { FilesError } from "../error/files-error.js";
import { asFilesError } from "../error/system-error.js";
import { openStream } from "../write/write-stream.js";
import { defaultSyncMs, type JournalOptions } from "./journal-options.js";
import { readJournal } from "./read-journal.js";

/** A file of records that grows by whole lines (NDJSON). */
export interface Journal<R> {
  /** Bytes of a torn last line that were cut when the journal was opened; usually 0. */
  readonly tornBytes: number;
  /**
   * Adds records, in the order of the calls. What cannot be written whole is not written at all.
   * @throws {FilesError} RECORD_INVALID, UNWRITABLE
   */
  append(...records: readonly R[]): Promise<void>;
  /** Waits for what is under way and for the disk. */
  close(): Promise<void>;
}

/**
 * Opens a journal. Every existing line must be a record of this run; only a torn last line is cut. Nothing is
 * changed where it is anything else. A device or a pipe is written to plainly.
 * @throws {FilesError} NOT_A_RUN, UNREADABLE, UNWRITABLE
 */
export async function openJournal<R>(path: string, options: JournalOptions<R>): Promise<Journal<R>> {
  const destination = await destinationOf(path);
  if (destination.kind === "stream") return streamJournal(path, destination, options);
  const { present } = destination;
  const keep = present !== null && present.size > 0 && options.empty !== true;
  const extent = keep ? await readJournal(path, options) : { wholeBytes: 0, tornBytes: 0, unended: false };
  try {
    const handle = await open(destination.path, "a");
    await handle.truncate(extent.wholeBytes);
    if (extent.unended) await handle.appendFile("\n");
    return fileJournal(path, handle, options, extent.wholeBytes + (extent.unended ? 1 : 0), extent.tornBytes);
  } catch (cause) {
    throw asFilesError("UNWRITABLE", path, cause);
  }
}

function fileJournal<R>(
  path: string,
  handle: FileHandle,
  options: JournalOptions<R>,
  size: number,
  tornBytes: number,
): Journal<R> {
  const { syncEveryMs = defaultSyncMs } = options;
  let wholeBytes = size;
  let syncedAt = performance.now();
  let queue: Promise<void> = Promise.resolve();
  const write = async (text: string): Promise<void> => {
    const bytes = Buffer.from(text);
    try {
      await handle.appendFile(bytes);
      wholeBytes += bytes.length;
      if (performance.now() - syncedAt < syncEveryMs) return;
      await handle.datasync();
      syncedAt = performance.now();
    } catch (cause) {
      await cutBack(handle, wholeBytes, bytes.length);
      throw asFilesError("UNWRITABLE", path, cause);
    }
  };
  return {
    tornBytes,
    append(...records) {
      const text = lines(path, records, options);
      // After a failure nothing more is appended: every later call fails with the same error.
      queue = queue.then(() => write(text));
      return queue;
    },
    async close() {
      await queue.catch(() => undefined);
      try {
        await handle.datasync();
      } finally {
        await handle.close();
      }
    },
  };
}

/** Takes away what was written of a record that did not fit, and only that. */
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
    append(...records) {
      const text = lines(path, records, options);
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

/** The lines of records, each verified by reading it back as a later run will. */
function lines<R>(path: string, records: readonly R[], { read, opening }: JournalOptions<R>): string {
  return records
    .map((record) => {
      const line = JSON.stringify(record);
      try {
        read(JSON.parse(line));
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new FilesError("RECORD_INVALID", `a record for ${path} is not written: ${reason}`, { cause });
      }
      if (!line.startsWith(opening)) {
        throw new FilesError(
          "RECORD_INVALID",
          `a record for ${path} is not written: it must begin with ${opening}`,
        );
      }
      return `${line}\n`;
    })
    .join("");
}
