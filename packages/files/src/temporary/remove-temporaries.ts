import { lstat, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { canLockDescriptors } from "./lock-descriptor.js";
import { openUnheld } from "./open-unheld.js";
import { isTemporaryName } from "./temporary-name.js";

/** Milliseconds after which a temporary file counts as abandoned, if files cannot be locked. */
const oldMs = 24 * 60 * 60 * 1_000;

async function isOld(path: string): Promise<boolean> {
  const stats = await lstat(path).catch(() => null);
  return stats !== null && Date.now() - stats.mtimeMs > oldMs;
}

/**
 * Removes only the half-written files of killed processes from a folder. Temporary files have names that only this
 * package uses, and are locked while they are being written.
 */
export async function removeTemporaries(folder: string): Promise<void> {
  const names: string[] = await readdir(folder).catch(() => []);
  for (const name of names.filter(isTemporaryName)) {
    const path = join(folder, name);
    if (!canLockDescriptors()) {
      if (await isOld(path)) await rm(path, { force: true }).catch(() => undefined);
      continue;
    }
    const handle = await openUnheld(path);
    if (handle === null) continue;
    await rm(path, { force: true }).catch(() => undefined);
    await handle.close();
  }
}
