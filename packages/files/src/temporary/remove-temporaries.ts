import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { openUnheld } from "./open-unheld.js";
import { isTemporaryName } from "./temporary-name.js";

/**
 * Removes what killed processes left half-written in a folder, and nothing else: temporary files have names that only
 * this package gives, and are locked for as long as they are being written.
 */
export async function removeTemporaries(folder: string): Promise<void> {
  const names: string[] = await readdir(folder).catch(() => []);
  for (const name of names.filter(isTemporaryName)) {
    const path = join(folder, name);
    const handle = await openUnheld(path);
    if (handle === null) continue;
    await rm(path, { force: true }).catch(() => undefined);
    await handle.close();
  }
}
