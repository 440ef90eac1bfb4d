import { access, constants, stat } from "node:fs/promises";
import { delimiter, isAbsolute, join } from "node:path";

/** File name extensions of programs. Batch files are omitted: only a shell can start them. */
const endings = process.platform === "win32" ? [".exe", ".com"] : [""];

/**
 * Returns the absolute path of a program on the PATH, or `null` if there is none. The working folder is never
 * searched, because a program that came with untrusted files must not run only because it is there. Windows would
 * search that folder first; an empty or relative entry of the PATH also means it, or a folder below it.
 * @example
 * const git = await findProgram("git");
 */
export async function findProgram(name: string): Promise<string | null> {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => isAbsolute(folder));
  for (const folder of folders) {
    for (const ending of endings) {
      const path = join(folder, name + ending);
      if (await isProgram(path)) return path;
    }
  }
  return null;
}

async function isProgram(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (found?.isFile() !== true) return false;
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
