import { constants } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { heldBy } from "./held-by.js";
import { parseHolder } from "./holder.js";
import { isAbandoned } from "./is-abandoned.js";

/** Flags with which a link is not followed, and opening a pipe does not wait for its other end. */
const flags = constants.O_RDWR | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Checks that no running process holds a lock, without acquiring it. Call it before giving advice about a folder to
 * which another process may be writing. A file that is not a lock, or that cannot be opened, counts as free.
 * @param file the file of the lock
 * @param subject the locked thing, for messages
 * @throws {FilesError} LOCKED
 */
export async function requireNotHeld(file: string, subject: string): Promise<void> {
  const handle = await open(file, flags).catch(() => null);
  if (handle === null) return;
  try {
    if (!(await handle.stat()).isFile()) return;
    const holder = parseHolder(await readFile(handle, "utf8"));
    if (holder !== null && !(await isAbandoned(handle, holder, Date.now())))
      throw heldBy(holder, file, subject);
  } finally {
    await handle.close();
  }
}
