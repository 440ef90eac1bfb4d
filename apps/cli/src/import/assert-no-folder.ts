import { stat } from "node:fs/promises";
import { join } from "node:path";
import { CommandError } from "../command-error.js";

/** The files in which an archive of X may have its posts. */
const archived = ["data/tweets.js", "data/tweet.js", "tweets.js"];

/**
 * Throws if a path is a folder instead of a file. The message names the file with the posts of an unpacked archive.
 * @throws {CommandError} when the path is a folder
 */
export async function assertNoFolder(path: string): Promise<void> {
  if (path === "-" || !(await is(path, "isDirectory"))) return;
  for (const name of archived) {
    const file = join(path, name);
    if (await is(file, "isFile"))
      throw new CommandError(`${path} is a folder; the posts of this archive are in ${file}`);
  }
  throw new CommandError(`${path} is a folder; give one of its files`);
}

async function is(path: string, kind: "isDirectory" | "isFile"): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.[kind]() === true;
}
