import { mkdir, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FilesError } from "../error/files-error.js";
import { asFilesError } from "../error/system-error.js";
import { acquireLock } from "../lock/acquire-lock.js";
import { isToken, newToken } from "../temporary/token.js";

/** A folder for files that are not needed later. */
export interface TemporaryFolder {
  /** Path of the folder. */
  readonly path: string;
  /** Removes the folder with all that is in it. */
  remove(): Promise<void>;
}

/** Options for creating a temporary folder. */
export interface TemporaryFolderOptions {
  /** The folder in which the temporary folder is created. Default: the system's folder for temporary files. */
  readonly parent?: string;
}

/**
 * Creates a temporary folder, and removes folders with the same purpose whose processes were killed. Such folders are
 * recognized by the token in their names and the lock file next to them. Other folders with similar names are not
 * removed.
 * @param purpose the start of the folder's name, such as "concordat-analyst"
 * @throws {FilesError} UNWRITABLE
 */
export async function openTemporaryFolder(
  purpose: string,
  { parent = tmpdir() }: TemporaryFolderOptions = {},
): Promise<TemporaryFolder> {
  await removeAbandoned(purpose, parent);
  const path = join(parent, `${purpose}-${newToken()}`);
  const lock = await acquireLock(`${path}.lock`, path);
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

/** Removes abandoned folders. A folder belongs to its process while the process has the lock next to it. */
async function removeAbandoned(purpose: string, parent: string): Promise<void> {
  const [before, after] = [`${purpose}-`, ".lock"];
  for (const name of await readdir(parent).catch(() => [])) {
    const token = name.slice(before.length, -after.length);
    if (!name.startsWith(before) || !name.endsWith(after) || !isToken(token)) continue;
    const folder = join(parent, before + token);
    const lock = await acquireLock(`${folder}.lock`, folder).catch(nullIfTaken);
    if (lock === null) continue;
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    await lock.release();
  }
}

function nullIfTaken(error: unknown): null {
  if (FilesError.isInstance(error)) return null;
  throw error;
}
