import { fstat, type Stats } from "node:fs";
import { constants, type FileHandle, open } from "node:fs/promises";
import { promisify } from "node:util";
import { openDescriptor } from "../destination/open-descriptor.js";
import { FilesError } from "../error/files-error.js";
import { asFilesError } from "../error/system-error.js";
import { readPipe } from "../pipe/read-pipe.js";

/** Maximum size of what is read whole, in bytes. Half of what a string can hold. */
const largest = 256 * 1024 * 1024;

/** Bytes that are read at once. */
const chunkBytes = 64 * 1024;

/** What messages call standard input. */
const standardInput = "standard input";

/** How much is read. */
export interface ReadOptions {
  /** Maximum number of bytes. Default: 256 MiB, half of what a string can hold. */
  readonly maxBytes?: number;
}

/**
 * Reads a regular file or a pipe to its end. A device, which may have none, is refused; so is a pipe that nobody writes to.
 * @throws {FilesError} UNREADABLE
 */
export async function readWhole(path: string, { maxBytes = largest }: ReadOptions = {}): Promise<Buffer> {
  try {
    const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const stats = await handle.stat();
      refuse(path, unreadable(stats) ?? (stats.size > maxBytes ? tooLarge(maxBytes) : null));
      const isOpenAlready = openDescriptor(path) !== null;
      const chunks = stats.isFile() ? readFileOf(handle) : readPipe(handle, { path, isOpenAlready });
      return await collected(path, chunks, maxBytes);
    } finally {
      await handle.close();
    }
  } catch (cause) {
    throw asFilesError("UNREADABLE", path, cause);
  }
}

/**
 * Reads standard input to its end, under the same conditions; at a terminal it is typed.
 * @throws {FilesError} UNREADABLE
 */
export async function readStandardInput({ maxBytes = largest }: ReadOptions = {}): Promise<Buffer> {
  await requireFiniteInput();
  return collected(standardInput, process.stdin, maxBytes);
}

/**
 * Refuses a standard input that may have no end.
 * @throws {FilesError} UNREADABLE when it is a folder, or a device other than a terminal
 */
export async function requireFiniteInput(): Promise<void> {
  const stats = await promisify(fstat)(0).catch(() => null);
  if (stats !== null && process.stdin.isTTY !== true) refuse(standardInput, unreadable(stats));
}

function unreadable(stats: Stats): string | null {
  if (stats.isDirectory()) return "it is a folder";
  return stats.isFile() || stats.isFIFO() || stats.isSocket() ? null : "it is a device; give a file";
}

function tooLarge(maxBytes: number): string {
  return `it has more than ${maxBytes} bytes`;
}

function refuse(name: string, reason: string | null): void {
  if (reason !== null) throw new FilesError("UNREADABLE", `${name} cannot be read: ${reason}`);
}

async function collected(name: string, chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) refuse(name, tooLarge(maxBytes));
    kept.push(chunk);
  }
  return Buffer.concat(kept);
}

async function* readFileOf(handle: FileHandle): AsyncGenerator<Buffer> {
  for (;;) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(chunkBytes));
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}
