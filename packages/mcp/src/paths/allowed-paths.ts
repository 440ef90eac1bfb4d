import { lstat, readdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { Refusal } from "../refusal.js";

/** The folders in which files may be read and written. */
export class AllowedPaths {
  private readonly folders: () => Promise<readonly string[]>;

  /**
   * @param folders returns the absolute paths of the allowed folders; it is called for each path to check. Relative
   *   paths are resolved against the first folder
   * @param folders returns the absolute paths of the allowed folders, for each checked path; relative paths are
   * resolved against the first one
   */
  constructor(folders: () => Promise<readonly string[]>) {
    this.folders = folders;
  }

  /**
   * Returns the real path of a file or folder, with all symbolic links resolved. It need not exist yet.
   * @throws {Refusal} when it is outside the allowed folders, or is a named pipe or a device, because reading these
   *   may never end
   */
  async resolve(path: string): Promise<string> {
    const folders = await this.folders();
    const [first] = folders;
    if (first === undefined) throw new Refusal(`${path}: the client allows no folder; open one in it first`);
    const real = await realPathOf(resolve(first, path));
    for (const folder of folders) {
      if (!isInside(await realPathOf(folder), real)) continue;
      await requireFileOrFolder(real, path);
      return real;
    }
    throw new Refusal(
      `${path} is outside of the folders that the client allows (${folders.join(", ")}); name a file inside of them`,
    );
  }

  /**
   * Returns the real path of a folder whose files will be read. Nothing in it may be a link to the outside or a pipe.
   * @throws {Refusal} that names the link or the pipe
   */
  async resolveFolder(path: string): Promise<string> {
    const folder = await this.resolve(path);
    for (const entry of await unusualIn(folder, 2)) await this.resolve(entry);
    return folder;
  }
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/**
 * Returns the real path; its last parts need not exist. A dangling link is rejected, because writing through it would
 * create its target.
 */
async function realPathOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (cause) {
    if (!isAbsent(cause)) throw cause;
    const isLink = await lstat(path).then(
      () => true,
      () => false,
    );
    if (isLink) throw new Refusal(`${path} is a symbolic link that leads nowhere`);
    const parent = dirname(path);
    return parent === path ? path : join(await realPathOf(parent), basename(path));
  }
}

/** Throws if a path is neither a file nor a folder, because reading a pipe without a writer would never end. */
async function requireFileOrFolder(real: string, path: string): Promise<void> {
  const stats = await stat(real).catch(() => null);
  if (stats !== null && !stats.isFile() && !stats.isDirectory())
    throw new Refusal(`${path} is neither a file nor a folder; name a regular file`);
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** Returns the links, pipes and devices within a folder and its subfolders, up to a depth. */
async function unusualIn(folder: string, depth: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (!entry.isFile() && !entry.isDirectory()) return [path];
      return entry.isDirectory() && depth > 1 ? unusualIn(path, depth - 1) : [];
    }),
  );
  return found.flat();
}
