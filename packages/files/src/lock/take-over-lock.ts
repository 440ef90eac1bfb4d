import { constants } from "node:fs";
import { type FileHandle, open, readFile, stat } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { FilesError } from "../error/files-error.js";
import { orAbsent, systemCode } from "../error/system-error.js";
import { lockDescriptor } from "../temporary/lock-descriptor.js";
import { renameFile } from "../write/rename-file.js";
import { formatHolder, type LockHolder, parseHolder } from "./holder.js";

/** Milliseconds before a lock that is held is looked at again: one that is being given back is held for a moment. */
const lookAgainMs = 50;

/**
 * Replaces the lock file of a process that is gone: one that the operating system no longer holds locked, whatever it says.
 * Only who has locked the old file may do so. False: what was found changed meanwhile.
 * @throws {FilesError} HELD by another process; IN_THE_WAY where the file is not a lock
 */
export async function takeOverLock(file: string, candidate: string, subject: string): Promise<boolean> {
  const old = await openLockFile(file);
  if (old === null) return false;
  try {
    const before = parseHolder(await readFile(old, "utf8"));
    if (!lockDescriptor(old.fd) && !(await isFreeSoon(old))) throw heldBy(before, subject);
    const named = await keyOf(stat(file, { bigint: true }));
    if (named === null || named !== (await keyOf(old.stat({ bigint: true })))) return false;
    if (before === null) throw notALock(file);
    return (await orAbsent(renameFile(candidate, file).then(() => true))) ?? false;
  } finally {
    await old.close();
  }
}

async function openLockFile(file: string): Promise<FileHandle | null> {
  try {
    const handle = await orAbsent(open(file, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0)));
    if (handle === null || (await handle.stat()).isFile()) return handle;
    await handle.close();
  } catch (error) {
    if (!["ELOOP", "EISDIR", "ENXIO"].includes(systemCode(error) ?? "")) throw error;
  }
  throw notALock(file);
}

async function keyOf(stats: Promise<{ readonly dev: bigint; readonly ino: bigint }>): Promise<string | null> {
  const found = await orAbsent(stats);
  return found === null ? null : `${found.dev}:${found.ino}`;
}

async function isFreeSoon({ fd }: FileHandle): Promise<boolean> {
  await setTimeout(lookAgainMs);
  return lockDescriptor(fd);
}

function heldBy(holder: LockHolder | null, subject: string): FilesError {
  const who = holder === null ? "another process" : formatHolder(holder);
  return new FilesError(
    "HELD",
    `${subject} is held by ${who}; wait until it ends or stop it, then try again`,
  );
}

function notALock(file: string): FilesError {
  return new FilesError("IN_THE_WAY", `${file} is needed for a lock, but holds something else; move it away`);
}
