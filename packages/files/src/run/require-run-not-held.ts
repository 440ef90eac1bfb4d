import { requireNotHeld } from "../lock/require-not-held.js";
import { runHome } from "./run-home.js";

/**
 * Checks that no living process holds the run of a file: before a user is told to continue it, or that the file exists.
 * @param file the path of the run's file
 * @throws {FilesError} LOCKED
 */
export async function requireRunNotHeld(file: string): Promise<void> {
  const home = await runHome({ file });
  if (!("kind" in home)) await requireNotHeld(home.lock, home.name);
}
