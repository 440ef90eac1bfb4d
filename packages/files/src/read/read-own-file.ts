import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { asFilesError, nullIfMissing, systemCode } from "../error/system-error.js";
import { refuse, whyUnreadable } from "./read-chunks.js";
import { readWhole } from "./read-whole.js";

/**
 * Reads a file that a program stores for itself, such as the manifest of a run. A path that is not a regular file, such
 * as a pipe, is rejected without waiting. Returns `null` if the file does not exist.
 * @throws {FilesError} UNREADABLE
 */
export async function readOwnFile(path: string): Promise<Buffer | null> {
  return nullIfMissing(readWhole(path, { pipes: false }));
}

/**
 * Reads a file that a program stores for itself, synchronously. See `readOwnFile`.
 * @throws {FilesError} UNREADABLE
 */
export function readOwnFileSync(path: string): Buffer | null {
  try {
    // A pipe that is opened so waits for no writer.
    const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      refuse(path, whyUnreadable(fstatSync(file), false));
      return readFileSync(file);
    } finally {
      closeSync(file);
    }
  } catch (cause) {
    if (systemCode(cause) === "ENOENT") return null;
    throw asFilesError("UNREADABLE", path, cause);
  }
}

/**
 * Checks that a path is a regular file, for a library that opens the file itself and would wait at a pipe, such as a
 * database.
 * @returns whether it exists
 * @throws {FilesError} UNREADABLE if it exists and is not a regular file
 */
export async function requireRegularFile(path: string): Promise<boolean> {
  try {
    const stats = await nullIfMissing(stat(path));
    if (stats !== null) refuse(path, whyUnreadable(stats, false));
    return stats !== null;
  } catch (cause) {
    throw asFilesError("UNREADABLE", path, cause);
  }
}
