import { join } from "node:path";
import { requireNotHeld } from "@concordat/files";
import { names } from "./layout.js";

/**
 * Checks that no process holds a folder, before it is said what the folder lacks, or what is to be done about it.
 * @throws {FilesError} HELD
 */
export function requireFree(folder: string): Promise<void> {
  return requireNotHeld(join(folder, names.lock), folder);
}
