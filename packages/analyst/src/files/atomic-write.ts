import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** How files that are still being written end; what a crash leaves behind is removed by the next run. */
export const unfinishedEnding = ".unfinished";

/** Writes a file whole or not at all: whoever reads it sees the old content or the new, also after a crash. */
export async function writeAtomically(path: string, content: string): Promise<void> {
  const unfinished = `${path}${unfinishedEnding}`;
  try {
    const file = await open(unfinished, "w");
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Makes a rename last; where folders cannot be synced, as on Windows, the rename alone has to do. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
