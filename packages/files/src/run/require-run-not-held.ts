import { requireNotHeld } from "../lock/require-not-held.js";
import { runHome } from "./run-home.js";

/**
 * Checks that no running process has locked the run of a file. Call it before telling a user to resume the run, or that
 * its file exists.
 * @param file the path of the run's file
 * @throws {FilesError} LOCKED
 */
export async function requireRunNotHeld(file: string): Promise<void> {
  const home = await runHome({ file });
  if (!("kind" in home)) await requireNotHeld(home.lock, home.name);
}
