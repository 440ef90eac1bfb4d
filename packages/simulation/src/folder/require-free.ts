import { join } from "node:path";
import { requireNotHeld } from "@concordat/files";
import { names } from "./layout.js";

/**
 * Checks that no process has locked a folder. Call it before reporting a problem of the folder.
 * @throws {FilesError} LOCKED
 */
export function requireFree(folder: string): Promise<void> {
  return requireNotHeld(join(folder, names.lock), folder);
}
