import { lstat, readdir, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { Refusal } from "../refusal.js";

/** The folders whose files may be read and written; nothing else is. */
export class AllowedPaths {
  private readonly folders: readonly string[];

  /** @param folders absolute paths; relative paths are taken from the first */
  constructor(folders: readonly string[]) {
    this.folders = folders;
  }

  /**
   * The real path of a file or a folder, which need not exist yet; every symbolic link on the way is followed.
   * @throws {Refusal} when it lies outside the folders
   */
  async resolve(path: string): Promise<string> {
    const [first] = this.folders;
    if (first === undefined) throw new Refusal(`${path}: the client allows no folder; open one in it first`);
    const real = await realPathOf(resolve(first, path));
    for (const folder of this.folders) {
      if (isInside(await realPathOf(folder), real)) return real;
    }
    throw new Refusal(
      `${path} is outside of the folders that the client allows (${this.folders.join(", ")}); name a file inside of them`,
    );
  }

  /**
   * The same of a folder that files are written to or read from: no link in it may lead outside either.
   * @throws {Refusal} naming the link
   */
  async resolveFolder(path: string): Promise<string> {
    const folder = await this.resolve(path);
    for (const link of await linksIn(folder, 2)) await this.resolve(link);
    return folder;
  }
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** The real path, of which the end need not exist. A link that leads nowhere is refused: a file could be made through it. */
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

function isAbsent(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** The symbolic links in a folder and, to a depth, in those in it. */
async function linksIn(folder: string, depth: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isSymbolicLink()) return [path];
      return entry.isDirectory() && depth > 1 ? linksIn(path, depth - 1) : [];
    }),
  );
  return found.flat();
}
