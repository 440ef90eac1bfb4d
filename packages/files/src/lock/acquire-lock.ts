import { fstatSync, readFileSync, statSync, unlinkSync, writeSync } from "node:fs";
import { type FileHandle, link, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { asFilesError, systemCode } from "../error/system-error.js";
import { canLockDescriptors, lockDescriptor } from "../temporary/lock-descriptor.js";
import { removeTemporaries } from "../temporary/remove-temporaries.js";
import { temporaryFor } from "../temporary/temporary-name.js";
import { newToken } from "../temporary/token.js";
import { holderText, thisProcess } from "./holder.js";
import { renewalMs } from "./is-abandoned.js";
import { replaceStaleLock } from "./replace-stale-lock.js";
import { removeAnnouncements } from "./succession.js";

/** A lock that this process has acquired. */
export interface Lock {
  /** The lock file. */
  readonly file: string;
  /** Releases the lock and removes its file. The system releases it when the process ends. */
  release(): Promise<void>;
}

/**
 * Acquires a lock: a file that names its holder and that the operating system locks as long as the process runs. The
 * lock of a killed process is released immediately, regardless of its machine and process ID. If several processes want
 * the lock, exactly one gets it. A runtime that cannot lock files (Bun, Deno, a bundle without the addon) uses only the
 * file's existence. Both kinds of locks exclude each other: see `isAbandoned`.
 * @param file the lock file
 * @param subject the locked thing, for messages, such as "records.ndjson"
 * @throws {FilesError} LOCKED by another process; FOREIGN_FILE when the file is not a lock; UNWRITABLE
 */
export async function acquireLock(file: string, subject: string): Promise<Lock> {
  try {
    await removeTemporaries(dirname(file));
    for (;;) {
      const handle = await attempt(file, subject);
      if (handle !== null) return held(file, handle);
    }
  } catch (cause) {
    throw asFilesError("UNWRITABLE", file, cause);
  }
}

/**
 * Makes one attempt. Returns `null` if the lock file was replaced in the meantime, so that another attempt is
 * needed.
 */
async function attempt(file: string, subject: string): Promise<FileHandle | null> {
  const candidate = temporaryFor(file, newToken());
  // Complete and locked before it gets its name, so that no process sees the lock file empty or unlocked.
  const handle = await open(candidate, "wx+");
  let taken = false;
  try {
    await handle.writeFile(holderText(thisProcess()));
    if (canLockDescriptors() && !lockDescriptor(handle.fd)) return null;
    taken = await linked(candidate, file);
    if (taken) return handle;
    const { mtimeMs } = await handle.stat();
    taken = await replaceStaleLock(file, candidate, subject, mtimeMs);
    if (taken) await removeAnnouncements(file);
    return taken ? handle : null;
  } finally {
    await rm(candidate, { force: true });
    if (!taken) await handle.close();
  }
}

/** Gives the candidate its name. False: there is a lock file, or another process treated the candidate as abandoned. */
async function linked(candidate: string, file: string): Promise<boolean> {
  try {
    await link(candidate, file);
    return true;
  } catch (error) {
    if (["EEXIST", "ENOENT"].includes(systemCode(error) ?? "")) return false;
    throw error;
  }
}

/** Locks of this process, whose files an ordinary exit removes even if they were not released. */
const ofThisProcess = new Map<number, string>();

function held(file: string, handle: FileHandle): Lock {
  if (ofThisProcess.size === 0) process.on("exit", removeAll);
  const descriptor = handle.fd;
  ofThisProcess.set(descriptor, file);
  const renewal = canLockDescriptors() ? null : renewed(file, handle);
  return {
    file,
    async release() {
      if (!ofThisProcess.delete(descriptor)) return;
      if (ofThisProcess.size === 0) process.off("exit", removeAll);
      if (renewal !== null) clearInterval(renewal);
      removeIfOwn(descriptor, file);
      await handle.close();
    },
  };
}

/**
 * Rewrites the lock file at regular intervals if the operating system does not lock it. Processes on other machines can
 * then see that the holder is running. If this process was suspended for too long and another one acquired the lock,
 * this process exits, because otherwise both would have the lock.
 */
function renewed(file: string, handle: FileHandle): NodeJS.Timeout {
  const descriptor = handle.fd;
  const timer = setInterval(() => {
    if (!isOwn(descriptor, file)) throw new Error(`${file} was taken over by another process, or removed`);
    const text = readFileSync(file);
    writeSync(descriptor, text, 0, text.length, 0);
  }, renewalMs);
  return timer.unref();
}

function removeAll(): void {
  for (const [descriptor, file] of ofThisProcess) removeIfOwn(descriptor, file);
}

/** Removes the name before the lock is released, so that no other process's lock is removed. */
function removeIfOwn(descriptor: number, file: string): void {
  try {
    if (isOwn(descriptor, file)) unlinkSync(file);
  } catch {
    // A lock file that stays is still free: the next process takes it over.
  }
}

/** Whether the path still refers to the file that this process opened. */
function isOwn(descriptor: number, file: string): boolean {
  const named = statSync(file, { bigint: true, throwIfNoEntry: false });
  const own = fstatSync(descriptor, { bigint: true });
  return named !== undefined && own.dev === named.dev && own.ino === named.ino;
}
