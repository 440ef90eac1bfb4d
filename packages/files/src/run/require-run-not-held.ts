import { requireNotHeld } from "../lock/require-not-held.js";
import { runHome } from "./run-home.js";

/**
 * Checks that no living process has locked the run of a file. The check precedes messages that tell a user to resume
 * the run, or that its file exists.
 * @param file the path of the run's file
 * @throws {FilesError} LOCKED
 */
export async function requireRunNotHeld(file: string): Promise<void> {
  const home = await runHome({ file });
  if (!("kind" in home)) await requireNotHeld(home.lock, home.name);
}
