import { resolve } from "node:path";
import { FilesError, sha256 } from "@concordat/files";
import { isWithoutChecksum, type Origin, standingOf } from "./checksum.js";
import type { Files } from "./plan.js";
import { readPresent } from "./read-present.js";

/** A file to write, and the files that it may replace. */
export interface FileToWrite {
  readonly path: string;
  readonly content: string;
  /** The hashes that the replaced file may have. `null`: no file may be replaced. Empty: any file may be replaced. */
  readonly replaces: readonly string[] | null;
}

/**
 * Returns the files that differ from the existing ones. Only unchanged files of an earlier generation may be
 * replaced.
 * @param overwrite files that may be replaced regardless of their content
 * @throws {FilesError} OUTPUT_EXISTS naming every file that may not be replaced
 */
export async function filesToWrite(
  files: Files,
  origin: Origin,
  overwrite: readonly string[] = [],
): Promise<FileToWrite[]> {
  const free = new Set(overwrite.map((path) => resolve(path)));
  const found: FileToWrite[] = [];
  const problems: string[] = [];
  for (const [path, content] of files) {
    const present = await readPresent(path);
    if (present === content) continue;
    if (present === null) found.push({ path, content, replaces: null });
    else if (free.has(resolve(path))) found.push({ path, content, replaces: [] });
    else {
      const problem = problemWith(present, { path, content, origin });
      if (problem !== null) problems.push(`${path}: ${problem}`);
      found.push({ path, content, replaces: [sha256(present)] });
    }
  }
  if (problems.length === 0) return found;
  throw new FilesError(
    "OUTPUT_EXISTS",
    `${problems.join("\n")}\nNothing was written: move away what is yours, remove what may be generated again`,
  );
}

/** Returns the reason why a file with this path and content may not replace an existing text; `null` if it may. */
function problemWith(
  present: string,
  { path, content, origin }: { readonly path: string; readonly content: string; readonly origin: Origin },
): string | null {
  if (isWithoutChecksum(present, content)) return null;
  const found = standingOf(present, path, origin);
  if (found === "own") return null;
  return found === "changed"
    ? "was changed since it was generated"
    : `was not generated from ${origin.schemas} into ${origin.out}`;
}
