import { join } from "node:path";
import { requireNotHeld } from "@concordat/files";
import { runFiles } from "./layout.js";

/**
 * Checks that no process has locked a folder. To be called before a problem of the folder is reported, because another
 * process may be changing the folder.
 * @throws {FilesError} LOCKED when a process has locked the folder
 */
export function requireFree(folder: string): Promise<void> {
  return requireNotHeld(join(folder, runFiles.lock), folder);
}
