import { constants, type FileHandle, open } from "node:fs/promises";
import { lockDescriptor } from "./lock-descriptor.js";

/** Flags with which a link is not followed, and opening a pipe does not wait for its other end. */
const flags = constants.O_RDWR | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Opens and locks a regular file that no living process has locked. Returns `null` if one has, or it is another kind of
 * file.
 */
export async function openUnheld(path: string): Promise<FileHandle | null> {
  const handle = await open(path, flags).catch(() => null);
  if (handle === null) return null;
  if ((await handle.stat()).isFile() && canLock(handle.fd)) return handle;
  await handle.close();
  return null;
}

/**
 * Locks a file if no process has locked it, and returns whether it succeeded. Returns `false` on a file system without
 * locks, so that no file there is treated as abandoned.
 */
function canLock(descriptor: number): boolean {
  try {
    return lockDescriptor(descriptor);
  } catch {
    return false;
  }
}
