import { lstat, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { openUnheld } from "../temporary/open-unheld.js";
import { parseHolder } from "./holder.js";

const ending = ".lock";
/** Lock files are short; what is longer is not read. */
const mostBytes = 10_000;

/** Removes the lock files of killed processes from a folder, and nothing else. The lock of a folder goes with it. */
export async function removeLocks(folder: string): Promise<void> {
  const names: string[] = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith(ending))) {
    const path = join(folder, name);
    if (names.includes(name.slice(0, -ending.length)) && (await isFolder(path.slice(0, -ending.length))))
      continue;
    const handle = await openUnheld(path);
    if (handle === null) continue;
    try {
      const { size, dev, ino } = await handle.stat({ bigint: true });
      if (size > mostBytes || parseHolder(await handle.readFile("utf8")) === null) continue;
      // The name may be another process's by now. While the old file is locked here, it cannot become so.
      const named = await stat(path, { bigint: true }).catch(() => null);
      if (named?.dev === dev && named.ino === ino) await rm(path, { force: true }).catch(() => undefined);
    } finally {
      await handle.close();
    }
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null))?.isDirectory() ?? false;
}
