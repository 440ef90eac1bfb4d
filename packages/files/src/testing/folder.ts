import { execFileSync } from "node:child_process";
import { lstat, mkdtemp, readdir, readFile, readlink, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";

/** An empty folder for every test of a file. */
export function freshFolder(): (...names: string[]) => string {
  let folder = "";
  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), "concordat-files-")));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  return (...names) => join(folder, ...names);
}

/** All that a folder holds, by path: the bytes of files, the targets of links. */
export async function snapshot(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true })) {
    const path = join(folder, entry);
    const stats = await lstat(path);
    if (stats.isSymbolicLink()) found[entry] = `-> ${await readlink(path)}`;
    else if (stats.isFile()) found[entry] = await readFile(path, "latin1");
    else found[entry] = "(not a file)";
  }
  return found;
}

/** Makes a named pipe, which Node.js cannot. */
export function makePipe(path: string): string {
  execFileSync("sh", ["-c", `mkfifo "$0"`, path]);
  return path;
}
