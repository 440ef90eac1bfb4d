import { fstat, stat } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { Destination } from "../destination/destination.js";
import { nullIfMissing } from "../error/system-error.js";

const statOf = promisify<string, { readonly bigint: true }, Key>(stat);
const statOfDescriptor = promisify<number, { readonly bigint: true }, Key & { isFile(): boolean }>(fstat);

interface Key {
  readonly dev: bigint;
  readonly ino: bigint;
}

/**
 * Identifies a file independently of its name, so that hard and symbolic links to it count as the same. Returns `null`
 * if the file does not exist.
 */
async function fileKey(path: string): Promise<string | null> {
  const stats = await nullIfMissing(statOf(path, { bigint: true }));
  return stats === null ? null : keyOf(stats);
}

/** Returns the key of a destination, which may be an open descriptor. */
export async function destinationKey({ path, ...destination }: Destination): Promise<string | null> {
  return destination.kind === "stream" && destination.descriptor !== null
    ? descriptorKey(destination.descriptor)
    : fileKey(path);
}

/** Returns the key of the regular file that a descriptor refers to; `null` if it is not a regular file or not open. */
async function descriptorKey(descriptor: number): Promise<string | null> {
  const stats = await statOfDescriptor(descriptor, { bigint: true }).catch(() => null);
  return stats?.isFile() === true ? keyOf(stats) : null;
}

/**
 * Returns the key of the regular file that a shell opened as standard input. It counts as an input, whether or not it
 * was named.
 */
export function standardInputKey(): Promise<string | null> {
  return descriptorKey(0);
}

/** Returns the name of each existing file by its key. A name with `..` after a missing folder is resolved first. */
export async function namesByKey(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const file of files) {
    const key = (await fileKey(file).catch(() => null)) ?? (await fileKey(resolve(file)).catch(() => null));
    if (key !== null) names.set(key, file);
  }
  return names;
}

function keyOf({ dev, ino }: Key): string {
  return `${dev}:${ino}`;
}
