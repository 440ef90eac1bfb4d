import { mkdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Writes new files below a folder, and creates missing folders. If a file cannot be written, only the files written by
 * this call are removed, because another process may write to the same folder.
 * @throws the error for the file that cannot be written
 */
export function writeNew(folder: string, files: ReadonlyMap<string, string>): void {
  const folders: string[] = [];
  const written: string[] = [];
  try {
    for (const [name, content] of files) {
      const path = join(folder, name);
      folders.push(...madeFolders(dirname(path)));
      writeFileSync(path, "", { flag: "wx" });
      written.push(path);
      writeFileSync(path, content);
    }
  } catch (error) {
    for (const path of written) rmSync(path, { force: true });
    for (const path of folders.reverse()) removeEmpty(path);
    throw error;
  }
}

/** Creates a folder with its missing parents, and returns those created, outermost first. */
function madeFolders(folder: string): string[] {
  const first = mkdirSync(folder, { recursive: true });
  const made: string[] = [];
  for (let at = folder; first !== undefined && at.length >= first.length; at = dirname(at)) made.unshift(at);
  return made;
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Another process has put something into it.
  }
}
