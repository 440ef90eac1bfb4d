import { mkdir, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FilesError } from "../error/files-error.js";
import { asFilesError } from "../error/system-error.js";
import { takeLock } from "../lock/take-lock.js";
import { isToken, newToken } from "../temporary/token.js";

/** A folder for files that nobody needs later. */
export interface TemporaryFolder {
  /** Path of the folder. */
  readonly path: string;
  /** Removes the folder with all that is in it. */
  remove(): Promise<void>;
}

/**
 * Makes a folder among the system's temporary files, and removes those of the same purpose whose processes were killed.
 * @param purpose begins the folder's name: "concordat-analyst"
 * @throws {FilesError} UNWRITABLE
 */
export async function openTemporaryFolder(purpose: string): Promise<TemporaryFolder> {
  await removeAbandoned(purpose);
  const path = join(tmpdir(), `${purpose}-${newToken()}`);
  const lock = await takeLock(`${path}.lock`, path);
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (cause) {
    await lock.release();
    throw asFilesError("UNWRITABLE", path, cause);
  }
  return {
    path,
    async remove() {
      await rm(path, { recursive: true, force: true });
      await lock.release();
    },
  };
}

/** A folder is its process's for as long as the lock beside it is held. */
async function removeAbandoned(purpose: string): Promise<void> {
  const [before, after] = [`${purpose}-`, ".lock"];
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const token = name.slice(before.length, -after.length);
    if (!name.startsWith(before) || !name.endsWith(after) || !isToken(token)) continue;
    const folder = join(tmpdir(), before + token);
    const lock = await takeLock(`${folder}.lock`, folder).catch(nullIfTaken);
    if (lock === null) continue;
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    await lock.release();
  }
}

function nullIfTaken(error: unknown): null {
  if (FilesError.isInstance(error)) return null;
  throw error;
}
