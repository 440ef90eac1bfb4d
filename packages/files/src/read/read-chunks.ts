import type { Stats } from "node:fs";
import { constants, type FileHandle, open } from "node:fs/promises";
import { openDescriptor } from "../destination/open-descriptor.js";
import { asFilesError } from "../error/system-error.js";
import { readPipe } from "../pipe/read-pipe.js";

/** Maximum bytes of one read. */
const chunkBytes = 64 * 1024;

/** The kinds of files that may be read. */
export interface ReadOptions {
  /** Maximum number of bytes. Default: 256 MiB, half the maximum size of a string. */
  readonly maxBytes?: number;
  /** Whether a pipe may be read. Default true. */
  readonly pipes?: boolean;
}

/**
 * Reads a regular file or a pipe. A device, which may have no end, is refused; so is a pipe without a writer.
 * @throws {FilesError} UNREADABLE
 */
export async function* readChunks(
  path: string,
  { maxBytes, pipes = true }: ReadOptions,
): AsyncGenerator<Buffer> {
  try {
    const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const stats = await handle.stat();
      refuse(path, whyUnreadable(stats, pipes));
      const isOpenAlready = openDescriptor(path) !== null;
      const chunks = stats.isFile() ? readFileOf(handle) : readPipe(handle, { path, isOpenAlready });
      yield* bounded(path, chunks, maxBytes);
    } finally {
      await handle.close();
    }
  } catch (cause) {
    throw asFilesError("UNREADABLE", path, cause);
  }
}

/**
 * Yields the given chunks, and throws if they are longer than allowed in total.
 * @throws {FilesError} UNREADABLE
 */
export async function* bounded(
  name: string,
  chunks: AsyncIterable<Buffer>,
  maxBytes = Number.POSITIVE_INFINITY,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) refuse(name, `it has more than ${maxBytes} bytes`);
    yield chunk;
  }
}

/** Returns the reason why a file with these properties is not read; `null` if it is. */
export function whyUnreadable(stats: Stats, pipes = true): string | null {
  if (stats.isFile()) return null;
  if (stats.isDirectory()) return "it is a folder";
  const isPipe = stats.isFIFO() || stats.isSocket();
  if (isPipe) return pipes ? null : "it is a pipe; give a file";
  return "it is a device; give a file";
}

/**
 * Throws an error if there is a reason.
 * @throws {FilesError} UNREADABLE
 */
export function refuse(name: string, reason: string | null): void {
  if (reason !== null) throw asFilesError("UNREADABLE", name, new Error(reason));
}

async function* readFileOf(handle: FileHandle): AsyncGenerator<Buffer> {
  for (;;) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(chunkBytes), 0, chunkBytes, null);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}
