import { mkdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { FilesError } from "../error/files-error.js";
import { asFilesError, nullIfMissing, systemCode } from "../error/system-error.js";

/**
 * Creates a folder and its missing parents.
 * @throws {FilesError} UNWRITABLE when a file has its name, or no folder can be created there
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await makeWithin(folder, resolve(folder));
  } catch (cause) {
    throw asFilesError("UNWRITABLE", folder, cause);
  }
}

/**
 * Creates a folder and its missing parents one at a time. A recursive call of Node.js never ends if the system denies
 * that the outer folder exists.
 */
async function makeWithin(named: string, path: string): Promise<void> {
  if (await isFolder(named, path)) return;
  const parent = dirname(path);
  if (parent !== path) await makeWithin(named, parent);
  try {
    await mkdir(path);
  } catch (cause) {
    // Another process may have been faster.
    if (systemCode(cause) === "EEXIST" && (await isFolder(named, path))) return;
    if (systemCode(cause) !== "ENOENT") throw cause;
    throw new FilesError("UNWRITABLE", `${named} cannot be written: no folder can be made in ${parent}`, {
      cause,
    });
  }
}

async function isFolder(named: string, path: string): Promise<boolean> {
  const found = await nullIfMissing(stat(path));
  if (found === null || found.isDirectory()) return found !== null;
  const which = path === resolve(named) ? named : `${named} cannot be written: ${path}`;
  throw new FilesError("UNWRITABLE", `${which} is not a folder; choose another one`);
}
