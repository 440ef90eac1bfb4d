import { constants } from "node:fs";
import { type FileHandle, open, readFile, stat } from "node:fs/promises";
import { FilesError } from "../error/files-error.js";
import { nullIfMissing, systemCode } from "../error/system-error.js";
import { heldBy } from "./held-by.js";
import { parseHolder } from "./holder.js";
import { isAbandoned } from "./is-abandoned.js";
import { succeed } from "./succession.js";

/**
 * Replaces the lock file of a process that has ended. Returns false if another process replaced it first.
 * @param now the time by the clock of the file system, in milliseconds
 * @throws {FilesError} LOCKED by another process; FOREIGN_FILE where the file is not a lock
 */
export async function replaceStaleLock(
  file: string,
  candidate: string,
  subject: string,
  now: number,
): Promise<boolean> {
  const old = await openLockFile(file);
  if (old === null) return false;
  try {
    const before = parseHolder(await readFile(old, "utf8"));
    if (!(await isAbandoned(old, before, now))) throw heldBy(before, file, subject);
    const named = await keyOf(stat(file, { bigint: true }));
    if (named === null || named !== (await keyOf(old.stat({ bigint: true })))) return false;
    if (before === null) throw notALock(file);
    return await succeed(file, candidate, before, async ({ handle, holder }) => {
      if (!(await isAbandoned(handle, holder, now))) throw heldBy(holder, file, subject);
    });
  } finally {
    await old.close();
  }
}

async function openLockFile(file: string): Promise<FileHandle | null> {
  try {
    const handle = await nullIfMissing(open(file, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0)));
    if (handle === null || (await handle.stat()).isFile()) return handle;
    await handle.close();
  } catch (error) {
    if (!["ELOOP", "EISDIR", "ENXIO"].includes(systemCode(error) ?? "")) throw error;
  }
  throw notALock(file);
}

async function keyOf(stats: Promise<{ readonly dev: bigint; readonly ino: bigint }>): Promise<string | null> {
  const found = await nullIfMissing(stats);
  return found === null ? null : `${found.dev}:${found.ino}`;
}

function notALock(file: string): FilesError {
  return new FilesError(
    "FOREIGN_FILE",
    `${file} is needed for a lock, but holds something else; move it away`,
  );
}
