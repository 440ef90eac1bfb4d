import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Files, validatorName } from "./plan.js";

/** How the files on disk differ from the generated ones; empty when they are the same. */
export async function differences(files: Files, out: string): Promise<string[]> {
  const changed = await Promise.all(
    [...files].map(async ([path, content]) => {
      const present = await readFile(path, "utf8").catch(() => null);
      return present === null ? [`${path}: missing`] : present === content ? [] : [`${path}: stale`];
    }),
  );
  const superfluous = await filesNotIn(files, out);
  return [...changed.flat(), ...superfluous.map((path) => `${path}: not generated from any schema`)];
}

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

/** Removes what no schema generates any more. */
export async function removeStale(files: Files, out: string): Promise<void> {
  for (const path of await filesNotIn(files, out)) await rm(path);
}

/** Files in the output folder that are not among the given; validators belong to the build and are left out. */
async function filesNotIn(files: Files, out: string): Promise<string[]> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && basename(entry.name) !== validatorName)
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !files.has(path));
}
