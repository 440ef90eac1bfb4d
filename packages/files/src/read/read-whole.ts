import { fstat } from "node:fs";
import { promisify } from "node:util";
import { bounded, type ReadOptions, readChunks, refuse, whyUnreadable } from "./read-chunks.js";

/** Maximum size of a file that is read into memory, in bytes: half the maximum size of a string. */
const largest = 256 * 1024 * 1024;

/** The name of standard input in messages. */
const standardInput = "standard input";

/**
 * Reads a regular file or a pipe to its end. A device, which may have none, is refused; so is a pipe without a writer.
 * @throws {FilesError} UNREADABLE
 */
export async function readWhole(path: string, options: ReadOptions = {}): Promise<Buffer> {
  return joined(readChunks(path, { maxBytes: largest, ...options }));
}

/**
 * Reads standard input to its end. A terminal is read until the user ends the input.
 * @throws {FilesError} UNREADABLE when the input is too long or may have no end
 */
export async function readStandardInput({
  maxBytes = largest,
}: Pick<ReadOptions, "maxBytes"> = {}): Promise<Buffer> {
  await requireFiniteInput();
  return joined(bounded(standardInput, process.stdin, maxBytes));
}

/**
 * Refuses a standard input that may have no end.
 * @throws {FilesError} UNREADABLE when it is a folder, or a device other than a terminal
 */
export async function requireFiniteInput(): Promise<void> {
  const stats = await promisify(fstat)(0).catch(() => null);
  if (stats !== null && process.stdin.isTTY !== true) refuse(standardInput, whyUnreadable(stats));
}

async function joined(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const kept: Buffer[] = [];
  for await (const chunk of chunks) kept.push(chunk);
  return Buffer.concat(kept);
}
