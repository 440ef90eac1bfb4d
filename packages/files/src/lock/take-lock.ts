import { fstatSync, statSync, unlinkSync } from "node:fs";
import { type FileHandle, link, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { asFilesError, systemCode } from "../error/system-error.js";
import { lockDescriptor } from "../temporary/lock-descriptor.js";
import { removeTemporaries } from "../temporary/remove-temporaries.js";
import { temporaryFor } from "../temporary/temporary-name.js";
import { newToken } from "../temporary/token.js";
import { thisProcess } from "./holder.js";
import { takeOverLock } from "./take-over-lock.js";

/** A lock that this process holds. */
export interface Lock {
  /** The lock file. */
  readonly file: string;
  /** Gives the lock back and removes its file. The system gives it back by itself when the process ends. */
  release(): Promise<void>;
}

/**
 * Takes a lock: a file that says who holds it, locked by the operating system for as long as the process lives. The
 * lock of a killed process is free at once, wherever it ran and whatever its number was; of several processes that
 * want a lock exactly one gets it.
 * @param file the lock file
 * @param subject what is locked, for messages: "records.ndjson"
 * @throws {FilesError} HELD by another process; IN_THE_WAY where the file is not a lock; UNWRITABLE
 */
export async function takeLock(file: string, subject: string): Promise<Lock> {
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

/** One attempt. Null: what was found changed meanwhile, so look again. */
async function attempt(file: string, subject: string): Promise<FileHandle | null> {
  const candidate = temporaryFor(file, newToken());
  // Complete and locked before it has its name: nobody ever sees a lock file that is empty or free while it is held.
  const handle = await open(candidate, "wx+");
  let taken = false;
  try {
    await handle.writeFile(`${JSON.stringify(thisProcess())}\n`);
    if (!lockDescriptor(handle.fd)) return null;
    taken = (await linked(candidate, file)) || (await takeOverLock(file, candidate, subject));
    return taken ? handle : null;
  } finally {
    await rm(candidate, { force: true });
    if (!taken) await handle.close();
  }
}

/** Gives the candidate its name. False: there is a lock file, or the candidate was taken for an abandoned one. */
async function linked(candidate: string, file: string): Promise<boolean> {
  try {
    await link(candidate, file);
    return true;
  } catch (error) {
    if (["EEXIST", "ENOENT"].includes(systemCode(error) ?? "")) return false;
    throw error;
  }
}

/** Locks of this process, whose files an ordinary exit removes even when nobody released them. */
const ofThisProcess = new Map<number, string>();

function held(file: string, handle: FileHandle): Lock {
  if (ofThisProcess.size === 0) process.on("exit", removeAll);
  const descriptor = handle.fd;
  ofThisProcess.set(descriptor, file);
  return {
    file,
    async release() {
      if (!ofThisProcess.delete(descriptor)) return;
      if (ofThisProcess.size === 0) process.off("exit", removeAll);
      removeIfOwn(descriptor, file);
      await handle.close();
    },
  };
}

function removeAll(): void {
  for (const [descriptor, file] of ofThisProcess) removeIfOwn(descriptor, file);
}

/** The name is removed while the lock is still held, so that it can only be this one's. */
function removeIfOwn(descriptor: number, file: string): void {
  try {
    const [own, named] = [fstatSync(descriptor), statSync(file)];
    if (own.dev === named.dev && own.ino === named.ino) unlinkSync(file);
  } catch {
    // A lock file that stays is free all the same: the next process takes it over.
  }
}
