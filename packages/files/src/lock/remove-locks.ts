import { lstat, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { FilesError } from "../error/files-error.js";
import { acquireLock } from "./acquire-lock.js";
import { parseHolder } from "./holder.js";

const ending = ".lock";

/** Maximum length of a lock file. A longer file is not a lock and is not read. */
const maxBytes = 10_000;

/** Removes only the lock files of killed processes from a folder, including the folder's own lock. */
export async function removeLocks(folder: string): Promise<void> {
  const names: string[] = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith(ending))) {
    const path = join(folder, name);
    if (names.includes(name.slice(0, -ending.length)) && (await isFolder(path.slice(0, -ending.length))))
      continue;
    if (await isLock(path)) await release(path);
  }
}

/** Removes a lock by acquiring and releasing it. A lock of another process is not removed. */
async function release(path: string): Promise<void> {
  try {
    const lock = await acquireLock(path, path);
    await lock.release();
  } catch (error) {
    if (!FilesError.isInstance(error)) throw error;
  }
}

async function isLock(path: string): Promise<boolean> {
  const stats = await lstat(path).catch(() => null);
  if (stats === null || !stats.isFile() || stats.size > maxBytes) return false;
  const handle = await open(path, "r").catch(() => null);
  if (handle === null) return false;
  try {
    return parseHolder(await handle.readFile("utf8")) !== null;
  } finally {
    await handle.close();
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null))?.isDirectory() ?? false;
}
