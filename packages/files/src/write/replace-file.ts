import type { Stats } from "node:fs";
import { type FileHandle, link, lstat, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { FilesError } from "../error/files-error.js";
import { nullIfMissing, systemCode } from "../error/system-error.js";

import { lockDescriptor } from "../temporary/lock-descriptor.js";
import { temporaryFor } from "../temporary/temporary-name.js";
import { newToken } from "../temporary/token.js";
import { renameFile } from "./rename-file.js";

/** The errors of file systems without hard links. */
const noLinks: ReadonlySet<string> = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"]);

/** The content of a file. A function yields it in pieces, again for each call. */
type Content = string | Uint8Array | (() => AsyncIterable<Uint8Array>);

/** Options for replacing a file. */
export interface Replacement {
  /** The file itself, symbolic links already followed. */
  readonly path: string;
  /** The content, or a function that yields it in pieces. */
  readonly content: Content;
  /** The replaced file, whose permissions are preserved; `null` if the path must still be free. */
  readonly present: Stats | null;
}

/**
 * Writes a file atomically: readers see either the old or the new content, even after a crash. If it fails, no
 * temporary file remains.
 * @throws {FilesError} OUTPUT_EXISTS when a file has appeared at a free path
 */
export async function replaceFile(replacement: Replacement): Promise<void> {
  while (!(await attempt(replacement)));
  await syncFolder(dirname(replacement.path));
}

/**
 * Makes one attempt. Returns false if another process removed the temporary file as abandoned before it was locked.
 */
async function attempt({ path, content, present }: Replacement): Promise<boolean> {
  const temporary = temporaryFor(path, newToken());
  const handle = await open(temporary, "wx", present === null ? 0o666 : 0o600);
  try {
    if (!isLocked(handle)) return false;
    await writeContent(handle, content);
    if (present !== null) await keepPermissions(handle, present);
    await handle.sync();
    // Locked until it has its name: cleanup recognizes by the lock that it is still being written.
    if ((await nullIfMissing(lstat(temporary))) === null) return false;
    const moved = present === null ? moveToFree(temporary, path) : renameFile(temporary, path);
    // On file systems without locks, another process may still treat this file as abandoned.
    return (await nullIfMissing(moved.then(() => true))) ?? false;
  } finally {
    await handle.close();
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

async function writeContent(handle: FileHandle, content: Content): Promise<void> {
  if (typeof content !== "function") return handle.writeFile(content);
  // Each call continues where the last one ended.
  for await (const piece of content()) await handle.writeFile(piece);
}

/**
 * Locks a file that this process has created, and returns whether it succeeded. On a file system without locks it
 * returns `true`, because no process treats a file there as abandoned.
 */
function isLocked({ fd }: FileHandle): boolean {
  try {
    return lockDescriptor(fd);
  } catch {
    return true;
  }
}

/** Copies the mode, and the owner if this process may change it. */
async function keepPermissions(handle: FileHandle, { mode, uid, gid }: Stats): Promise<void> {
  const own = await handle.stat();
  if (own.uid !== uid || own.gid !== gid) await handle.chown(uid, gid).catch(() => undefined);
  await handle.chmod(mode & 0o7777);
}

/**
 * Moves a file to a path where no file may exist. It creates a link, which fails if another process has created the
 * file since; a rename would silently replace it.
 */
async function moveToFree(temporary: string, path: string): Promise<void> {
  try {
    await link(temporary, path);
  } catch (error) {
    if (systemCode(error) === "EEXIST") throw appeared(path, error);
    if (!noLinks.has(systemCode(error) ?? "")) throw error;
    if ((await nullIfMissing(lstat(path))) !== null) throw appeared(path, error);
    await renameFile(temporary, path);
  }
}

function appeared(path: string, cause: unknown): FilesError {
  return new FilesError(
    "OUTPUT_EXISTS",
    `${path} was created by another program in the meantime; it is left as it is`,
    { cause },
  );
}

/**
 * Writes the entries of a folder to the disk, so that a rename survives a power failure. Does nothing if folders cannot
 * be synced, as on Windows.
 */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  if (handle === null) return;
  await handle.sync().catch(() => undefined);
  await handle.close();
}
