import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Files } from "./plan.js";

/** Writes what differs, each file whole or not at all. */
export async function writeFiles(files: Files): Promise<void> {
  for (const [path, content] of files) {
    const present = await readFile(path, "utf8").catch(() => null);
    if (present === content) continue;
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${process.pid}.tmp`;
    await writeFile(temporary, content);
    await rename(temporary, path);
  }
}
