import { lstat, stat } from "node:fs/promises";
import { isAbsolute, join, resolve } from "node:path";
import { glob, isDynamicPattern } from "tinyglobby";
import { DocumentError } from "./error/document-error.js";
import { maxFiles } from "./limits.js";

/** A file to read. */
export interface FoundFile {
  readonly file: string;
  /**
   * Whether the user named the file itself. Such a file must be readable. A file from a folder or pattern may be
   * skipped with a reason.
   */
  readonly isNamed: boolean;
}

/**
 * Finds files: a named file itself, the files below a folder, and the files that match a pattern such as `notes/*.md`.
 * Each file is returned once. Paths keep their order, and the files of a folder are sorted by name. Hidden files and
 * links in folders are omitted.
 * @throws {DocumentError} NOT_FOUND for a path or pattern without a file, TOO_LARGE for more than 1,000 files
 */
export async function findFiles(paths: readonly string[]): Promise<FoundFile[]> {
  const found = new Map<string, FoundFile>();
  for (const path of paths) {
    for (const file of await filesOf(path)) {
      const isNamed = file === path;
      const key = resolve(file);
      if (isNamed || !found.has(key)) found.set(key, { file, isNamed });
    }
    if (found.size > maxFiles)
      throw new DocumentError(
        "TOO_LARGE",
        `${path}: leads to more than ${maxFiles} files; name a smaller folder`,
      );
  }
  return [...found.values()];
}

async function filesOf(path: string): Promise<string[]> {
  const stats = await stat(path).catch(() => null);
  if (stats !== null && !stats.isDirectory()) return [path];
  if (stats === null && !isDynamicPattern(path)) {
    // A dangling link exists; reading it reports the problem.
    if ((await lstat(path).catch(() => null)) !== null) return [path];
    throw new DocumentError("NOT_FOUND", `${path} cannot be read: there is no such file or folder`);
  }
  const options = { followSymbolicLinks: false, onlyFiles: true, expandDirectories: false };
  const found =
    stats === null
      ? await glob(path, { ...options, absolute: isAbsolute(path) })
      : await glob("**/*", { ...options, cwd: path });
  const files = stats === null ? found : found.map((file) => join(path, file));
  if (files.length === 0)
    throw new DocumentError(
      "NOT_FOUND",
      stats === null ? `${path}: no file matches this pattern` : `${path}: there is no file in this folder`,
    );
  return files.sort();
}
